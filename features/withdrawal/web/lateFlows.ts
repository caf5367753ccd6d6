/** What is done with one's allotment: what signs it comes with the first tap. */
const own = () => import('./flows/own.tsx')

export const lateFlows = {
  withdraw: { kind: 'withdrawal.withdraw', load: async () => (await own()).withdrawFlow },
  initialization: {
    kind: 'withdrawal.initialization',
    load: async () => (await own()).initializationFlow,
  },
  unlockLimit: { kind: 'withdrawal.unlockLimit', load: async () => (await own()).unlockLimitFlow },
}
