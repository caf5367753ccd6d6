/** What is done with a stake that one has: what signs it comes with the first tap. */
const own = () => import('./flows/own.tsx')

export const lateFlows = {
  claim: { kind: 'staking.claim', load: async () => (await own()).claimFlow },
  unlock: { kind: 'staking.unlock', load: async () => (await own()).unlockFlow },
  renew: { kind: 'staking.renew', load: async () => (await own()).renewFlow },
  exit: { kind: 'staking.exit', load: async () => (await own()).exitFlow },
}
