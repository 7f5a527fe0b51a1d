//! The instruction sets that the same plain code is compiled for.

#[cfg(feature = "simd")]
use pulp::{Scalar, Simd};

use crate::named::named_variants;

/// The vector instructions for playing many games at once, the best ones last. They do not change the results.
///
/// With the feature `simd`, the program chooses them while it runs, and the build needs no setting. Without the
/// feature, only the baseline is there.
///
/// ```
/// use mb_runtime::InstructionSet;
///
/// let best = InstructionSet::best();
/// assert!(best.is_available());
/// assert_eq!(best.to_string().parse(), Ok(best));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum InstructionSet {
    /// The instructions of every processor of the target: SSE2 on x86-64, NEON on 64-bit ARM.
    Baseline,
    /// x86-64-v3: AVX2, BMI and FMA.
    X86V3,
    /// x86-64-v4 and the further AVX-512 instructions of Ice Lake.
    Avx512,
}

impl InstructionSet {
    /// Whether this processor has these instructions, and the crate has the feature `simd`.
    pub fn is_available(self) -> bool {
        match self {
            Self::Baseline => true,
            #[cfg(all(feature = "simd", target_arch = "x86_64"))]
            Self::X86V3 => pulp::x86::V3::try_new().is_some(),
            #[cfg(all(feature = "simd", target_arch = "x86_64"))]
            Self::Avx512 => pulp::x86::V4::try_new().is_some(),
            #[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
            Self::X86V3 | Self::Avx512 => false,
        }
    }

    /// The instruction sets of this processor, the best one last.
    pub fn available() -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(|set| set.is_available())
    }

    /// The best instruction set of this processor.
    pub fn best() -> Self {
        Self::available().next_back().unwrap_or(Self::Baseline)
    }

    /// Runs work with these instructions, or with the baseline if the processor does not have them.
    ///
    /// The work is compiled once for every instruction set. Mark the closure and all functions that it calls in its
    /// inner loops `#[inline(always)]`.
    #[cfg_attr(not(feature = "simd"), expect(clippy::unused_self, reason = "there is only the baseline"))]
    #[inline]
    pub(in crate::playout) fn run<R>(self, work: impl FnOnce() -> R) -> R {
        #[cfg(feature = "simd")]
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 if let Some(simd) = pulp::x86::V4::try_new() => Simd::vectorize(simd, work),
            #[cfg(target_arch = "x86_64")]
            Self::X86V3 if let Some(simd) = pulp::x86::V3::try_new() => Simd::vectorize(simd, work),
            _ => Simd::vectorize(Scalar::new(), work),
        }
        #[cfg(not(feature = "simd"))]
        work()
    }
}

named_variants!(InstructionSet, "instruction set", 3:
    Baseline = "baseline", X86V3 = "x86-64-v3", Avx512 = "avx512");
