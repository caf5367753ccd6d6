/** What is done with a stake or a reward: what signs it comes with the first tap. */
const stake = () => import('./flows/stake.tsx')

export const lateFlows = {
  cancel: { kind: 'lp.withdraw', load: async () => (await stake()).cancelFlow },
  claim: { kind: 'lp.claim', load: async () => (await stake()).claimFlow },
  exit: { kind: 'lp.exit', load: async () => (await stake()).exitFlow },
  issue: { kind: 'lp.issue', load: async () => (await import('./flows/issue.tsx')).issueFlow },
}
