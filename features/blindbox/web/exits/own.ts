import { zeroAddress } from '#platform/std/address.ts'
import {
  type Exit,
  type ExitChain,
  exitTexts as shared,
  inGroups,
  listText,
} from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { blindboxActions } from '../../actions.ts'
import { blindBoxesAbi } from '../../contract/abi.ts'
import { mostBoxes, seriesOf } from '../../numbers.ts'
import { boxNumber, boxNumbers } from '../boxNumber.ts'
import { blockTime } from '../mine/refundTime.ts'
import { boxExitTexts as texts } from './text.ts'

export const contract = 'BlindBoxes'
export const boxesOf = (chain: ExitChain) => chain.contract(contract, blindBoxesAbi)
export type Boxes = NonNullable<ReturnType<typeof boxesOf>>

export const refundMethod =
  'refund(uint256 requestId, address holder, uint256[] boxIds, uint256 amount, bytes32 seed, uint256 blockNumber)'

/** As the contract numbers the states of a box. */
const [reserved, sealed, opening] = [1n, 2n, 3n]

const sun = (amount: bigint) => [{ coin: zeroAddress, amount }]

/** Boxes that are not opened: a reservation returns what was paid, sealed ones the whole price. */
export async function boxExits(chain: ExitChain, boxes: Boxes): Promise<Exit[]> {
  const ids = chain.keys('box').flatMap((key) => (/^\d{1,15}$/.test(key) ? BigInt(key) : []))
  const found = await Promise.all(
    ids.map(async (id) => {
      const box = await chain.read({ ...boxes, functionName: 'boxOf', args: [id] })
      const [state, holder, , paid] = box
      return { id, state, holder, paid }
    }),
  )
  const own = found.filter(({ holder, paid }) => holder === chain.account && paid > 0n)
  const kept = own.filter(({ state }) => state === reserved)
  const releases = kept.map(({ id, paid }): Exit => ({
    id: `box ${id}`,
    title: (t) => t(texts.reserved, { box: boxNumber(Number(id)) }),
    back: sun(paid),
    later: null,
    verb: shared.cancel,
    calls: [{ contract, method: 'release(uint256 boxId)', args: [String(id)] }],
    steps: [step(blindboxActions.release, { boxId: String(id) })],
  }))
  const closed = own.filter(({ state }) => state === sealed)
  const series = [...new Set(closed.map(({ id }) => seriesOf(Number(id))))]
  const returns = series.flatMap((series) =>
    inGroups(
      closed.filter(({ id }) => seriesOf(Number(id)) === series),
      mostBoxes,
    ).map((group): Exit => {
      const boxIds = group.map(({ id }) => id)
      return {
        id: `boxes ${boxIds.join()}`,
        title: (t) => t(texts.sealed, { series, count: boxIds.length }),
        back: sun(group.reduce((sum, { paid }) => sum + paid, 0n)),
        later: null,
        verb: texts.giveBack,
        calls: [{ contract, method: 'giveBack(uint256[] boxIds)', args: [listText(boxIds)] }],
        steps: [step(blindboxActions.giveBack, { boxIds: boxIds.join() })],
      }
    }),
  )
  return [...releases, ...returns]
}

/** Opened boxes that nobody draws are refunded by anyone, some blocks later. */
export async function requestExits(chain: ExitChain, boxes: Boxes): Promise<Exit[]> {
  const form =
    /^(\d{1,15})\|(\d{1,15}(?:,\d{1,15})*)\|(\d{1,30})\|(?:0x)?([0-9a-f]{64})\|(\d{1,12})$/
  const requests = chain.keys('request').flatMap((key) => {
    const [, id, list, amount, seed, block] = form.exec(key) ?? []
    if (!id || !list || !amount || !seed || !block) return []
    return [{ id, boxIds: list.split(',').map(BigInt), amount, seed: `0x${seed}`, block }]
  })
  if (requests.length === 0) return []
  const deadline = await chain.read({ ...boxes, functionName: 'deadline', args: [] })
  const rows = await Promise.all(
    requests.map(async ({ id, boxIds, amount, seed, block }): Promise<Exit[]> => {
      const [first] = boxIds
      if (first === undefined) return []
      const series = BigInt(seriesOf(Number(first)))
      const [[state, , , , , requestId], [standing]] = await Promise.all([
        chain.read({ ...boxes, functionName: 'boxOf', args: [first] }),
        chain.read({ ...boxes, functionName: 'chainOf', args: [series] }),
      ])
      if (state !== opening || String(requestId) !== id) return []
      const blocks = Number(block) + Number(deadline) + 1 - chain.head.number
      const waits = standing && blocks > 0
      const from = chain.head.time + blocks * blockTime
      return [
        {
          id: `request ${id}`,
          title: (t) => t(texts.request, { boxes: boxNumbers(boxIds.map(Number)) }),
          back: sun(BigInt(amount)),
          later: waits ? { from, why: texts.refundedThen } : null,
          verb: texts.refund,
          calls: [
            {
              contract,
              method: refundMethod,
              args: [id, chain.account, listText(boxIds), amount, seed, block],
            },
          ],
          steps: [step(blindboxActions.refund, { drawId: id })],
        },
      ]
    }),
  )
  return rows.flat()
}

/** What a refused payment left. */
export async function creditExits(chain: ExitChain, boxes: Boxes): Promise<Exit[]> {
  const { account } = chain
  const amount = await chain.read({ ...boxes, functionName: 'creditOf', args: [account] })
  if (amount === 0n) return []
  return [
    {
      id: 'box credit',
      title: (t) => t(texts.credit),
      back: sun(amount),
      later: null,
      verb: shared.withdraw,
      calls: [{ contract, method: 'withdraw(address account)', args: [account] }],
      steps: [step(blindboxActions.withdraw, {})],
    },
  ]
}
