import { defineTexts } from '#platform/std/text.ts'
import { type Exit, type ExitSource, exitTexts, numbersOf } from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { lockActions } from '../actions.ts'
import { lockAAbi, lockBAbi } from '../contract/abi.ts'

const texts = defineTexts({
  lockA: { en: 'Lock #{number}', tc: '鎖倉 #{number}' },
  lockB: { en: 'LP lock', tc: 'LP 鎖倉' },
  until: { en: 'Locked by its own term', tc: '鎖倉期限未到' },
})

/** Whole once its own time has come, and not before: so its maker chose. */
export const lockExits: ExitSource = {
  order: 60,
  title: { en: 'Locks', tc: '鎖倉' },
  functions: [
    'LockA.unlock(uint256 createTime)',
    'LockA.withdrawTo(uint256 createTime, address to)',
    'LockB.unlock()',
  ],
  async read(chain) {
    const [a, b] = [chain.contract('LockA', lockAAbi), chain.contract('LockB', lockBAbi)]
    const at = (lockTime: bigint) =>
      chain.head.time >= Number(lockTime) ? null : { from: Number(lockTime), why: texts.until }
    const locksA = async (): Promise<Exit[]> => {
      if (a === null) return []
      const count = await chain.read({ ...a, functionName: 'count', args: [] })
      const found = await Promise.all(
        numbersOf(chain, 'lock', count).map(async (number) => ({
          number,
          lock: await chain.read({ ...a, functionName: 'locks', args: [number - 1n] }),
        })),
      )
      return found.flatMap(({ number, lock }) => {
        const [owner, coin, amount, createTime, lockTime, locked] = lock
        if (owner !== chain.account || !locked) return []
        const key = String(createTime)
        return {
          id: `lock A ${key}`,
          title: (t) => t(texts.lockA, { number: String(number) }),
          back: [{ coin, amount }],
          later: at(lockTime),
          verb: exitTexts.takeOut,
          calls: [{ contract: 'LockA', method: 'unlock(uint256 createTime)', args: [key] }],
          steps: [step(lockActions.unlock, { createTime: key })],
        }
      })
    }
    const locksB = async (): Promise<Exit[]> => {
      if (b === null) return []
      const [coin, [, amount, , unlockTime, locked]] = await Promise.all([
        chain.read({ ...b, functionName: 'coin', args: [] }),
        chain.read({ ...b, functionName: 'locks', args: [chain.account] }),
      ])
      if (!locked) return []
      return [
        {
          id: 'lock B',
          title: (t) => t(texts.lockB),
          back: [{ coin, amount }],
          later: at(unlockTime),
          verb: exitTexts.takeOut,
          calls: [{ contract: 'LockB', method: 'unlock()', args: [] }],
          steps: [step(lockActions.unlockB, {})],
        },
      ]
    }
    const [ofA, ofB] = await Promise.all([locksA(), locksB()])
    return [...ofA, ...ofB]
  },
}
