import type { Change } from './change.ts'
import { creationFee, creationFees, factoryCoins, makers } from './factory.tsx'
import { lockCoin } from './lockB.tsx'
import { factoryAccept, factoryOwner, lockAccept, lockOwner } from './ownership.tsx'
import { fundAddress, opening, stage, withdrawalFee } from './withdrawal.tsx'

/** In the order of the console. */
export const allChanges: readonly Change[] = [
  creationFee,
  makers,
  creationFees,
  factoryCoins,
  factoryOwner,
  factoryAccept,
  lockCoin,
  lockOwner,
  lockAccept,
  withdrawalFee,
  fundAddress,
  stage,
  opening,
]
