/** By what is claimed; what signs it comes with the first tap. */
export const lateFlows = {
  fees: {
    kind: 'earnings.claimFees',
    load: async () => (await import('./flows/claimFees.tsx')).claimFeesFlow,
  },
  bonus: {
    kind: 'earnings.claimBonus',
    load: async () => (await import('./flows/claimBonus.tsx')).claimBonusFlow,
  },
}
