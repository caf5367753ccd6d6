import type { WebFeature } from '#platform/web/feature.ts'

import { lockTitles as texts } from './web/textTitles.ts'

export const lockWeb: WebFeature = {
  name: 'lock',
  routes: [
    {
      path: '/locks',
      page: 'locks',
      layout: 'back',
      params: ['token'],
      title: texts.locks,
      load: async () => ({ Screen: (await import('./web/LocksScreen.tsx')).LocksScreen }),
    },
    {
      path: '/lock',
      page: 'lock',
      layout: 'back',
      params: ['token'],
      title: texts.make,
      load: async () => ({ Screen: (await import('./web/LockScreen.tsx')).LockScreen }),
    },
    {
      path: '/lockProof',
      page: 'lockProof',
      layout: 'back',
      params: ['kind', 'owner', 'createTime'],
      title: texts.proof,
      load: async () => ({ Screen: (await import('./web/LockProofScreen.tsx')).LockProofScreen }),
    },
  ],
  flows: async () => {
    const [allow, lock, own, forEver] = await Promise.all([
      import('./web/flows/allow.tsx'),
      import('./web/flows/lock.tsx'),
      import('./web/flows/own.tsx'),
      import('./web/flows/forEver.tsx'),
    ])
    return [
      allow.allowFlow,
      lock.lockFlow,
      lock.lockBFlow,
      lock.increaseFlow,
      own.extendFlow,
      own.offerFlow,
      own.takeBackFlow,
      own.acceptFlow,
      own.unlockFlow,
      own.withdrawToFlow,
      own.unlockBFlow,
      forEver.forEverFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).lockExits,
  records: async () => (await import('./web/records.ts')).lockRecords,
  owed: { locks: texts.locked },
  holdings: { locks: texts.locked },
  powers: async () => (await import('./web/powers.ts')).lockPowers,
  terms: async () => (await import('./web/terms.ts')).lockTerms,
  tiles: [{ group: 'tools', order: 20, text: texts.locks, to: '/locks', icon: 'lock' }],
}
