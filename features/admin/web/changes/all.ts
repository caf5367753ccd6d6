import type { AnyFlow } from '#platform/web/flow/flow.ts'

import { approveFlow } from './approve.tsx'
import { assetChanges, energyChanges } from './assets.ts'
import { boxChanges } from './boxes.ts'
import type { Change } from './change.ts'
import { epochChanges } from './epochs.ts'
import { factoryChanges } from './factory.ts'
import { lockChanges, ownershipChanges } from './ownership.ts'
import { reserveChanges } from './reserves.ts'
import { changeTexts as texts } from './textChanges.ts'
import { withdrawalChanges } from './withdrawal.ts'

/** In the order of the console. */
export const changeGroups = [
  { title: texts.ofReserves, changes: reserveChanges },
  { title: texts.ofTokens, changes: factoryChanges },
  { title: texts.ofBoxes, changes: boxChanges },
  { title: texts.ofEpochs, changes: epochChanges },
  { title: texts.ofWithdrawals, changes: withdrawalChanges },
  { title: texts.ofAssets, changes: assetChanges },
  { title: texts.ofLocks, changes: [...lockChanges, ...energyChanges] },
  { title: texts.ofOwners, changes: ownershipChanges },
] as const

export const allChanges: readonly Change[] = changeGroups.flatMap(({ changes }) => changes)

/** Those of this feature; several changes share one. */
export const changeFlows: readonly AnyFlow[] = [
  ...new Set([approveFlow, ...allChanges.flatMap(({ flow }) => flow ?? [])]),
]
