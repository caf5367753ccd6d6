/** What signs a claim comes with the first tap. */
export const lateFlows = {
  fees: {
    kind: 'earnings.claimFees',
    load: async () => (await import('./flows/claimFees.tsx')).claimFeesFlow,
  },
}
