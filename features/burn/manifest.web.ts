import type { WebFeature } from '#platform/web/feature.ts'

import { burnTitles as texts } from './web/textTitles.ts'

export const burnWeb: WebFeature = {
  name: 'burn',
  routes: [
    {
      path: '/destroy',
      page: 'destroy',
      layout: 'top',
      params: ['coin'],
      title: texts.burning,
      load: async () => ({ Screen: (await import('./web/DestroyScreen.tsx')).DestroyScreen }),
    },
    {
      path: '/kinetic',
      page: 'kinetic',
      layout: 'top',
      title: texts.centre,
      load: async () => ({ Screen: (await import('./web/KineticScreen.tsx')).KineticScreen }),
    },
    {
      path: '/node',
      page: 'node',
      layout: 'top',
      title: texts.nodes,
      load: async () => ({ Screen: (await import('./web/NodeScreen.tsx')).NodeScreen }),
    },
    {
      path: '/nodeBox',
      page: 'nodeBox',
      layout: 'top',
      params: ['node'],
      title: texts.buyNode,
      load: async () => ({ Screen: (await import('./web/NodeBoxScreen.tsx')).NodeBoxScreen }),
    },
    {
      path: '/MyDestruction',
      page: 'MyDestruction',
      layout: 'top',
      title: texts.myBurns,
      load: async () => {
        const { MyDestructionScreen } = await import('./web/MyDestructionScreen.tsx')
        return { Screen: MyDestructionScreen }
      },
    },
    {
      path: '/htxRecord',
      page: 'htxRecord',
      layout: 'top',
      title: texts.passes,
      load: async () => ({ Screen: (await import('./web/HtxRecordScreen.tsx')).HtxRecordScreen }),
    },
  ],
  flows: async () => {
    const [allow, burn, pass, node] = await Promise.all([
      import('./web/flows/allow.tsx'),
      import('./web/flows/burn.tsx'),
      import('./web/flows/pass.tsx'),
      import('./web/flows/node.tsx'),
    ])
    return [
      allow.allowFlow,
      burn.burnFlow,
      burn.swapFlow,
      burn.claimFlow,
      pass.passFlow,
      pass.refundPassFlow,
      pass.openPeriodFlow,
      node.buyNodeFlow,
      node.activateFlow,
      node.refundNodeFlow,
      node.claimNodeFlow,
      node.withdrawFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).burnExits,
  records: async () => (await import('./web/records.ts')).burnRecords,
  ofTeam: async () => (await import('./web/lists/TeamPower.tsx')).TeamPower,
  terms: async () => (await import('./web/terms.ts')).burnTerms,
  income: [{ kind: 'burn', coin: 'TES', title: texts.rewards }],
  reserves: { burnPools: texts.rewards },
  owed: { burnDeposits: texts.deposits },
  holdings: {
    burnRewards: texts.rewards,
    burnNodeRewards: texts.nodeRewards,
    burnDeposits: texts.deposits,
  },
  claims: async () => (await import('./web/claimSteps.ts')).burnClaims,
  menu: [{ order: 5, text: texts.centre, to: '/kinetic', icon: 'hashrate' }],
  tiles: [{ group: 'earn', order: 40, text: texts.centre, to: '/kinetic', icon: 'hashrate' }],
}
