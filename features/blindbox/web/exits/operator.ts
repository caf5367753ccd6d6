import { zeroAddress } from '#platform/std/address.ts'
import { type Exit, type ExitChain, exitTexts as shared } from '#platform/web/exits.ts'

import { type Boxes, contract } from './own.ts'
import { boxExitTexts as texts } from './text.ts'

export const bondMethod = 'withdrawBond(uint256 seriesId, uint256 amount)'
export const proceedsMethod = 'withdrawProceeds(uint256 seriesId)'

/** How many of the newest series are looked at. */
const most = 50

/** Bonds of the operator, and proceeds of the fund. */
export async function operatorExits(chain: ExitChain, boxes: Boxes): Promise<Exit[]> {
  const [operator, fund, count] = await Promise.all([
    chain.read({ ...boxes, functionName: 'operator', args: [] }),
    chain.read({ ...boxes, functionName: 'fundAddress', args: [] }),
    chain.read({ ...boxes, functionName: 'seriesCount', args: [] }),
  ])
  const isOperator = operator === chain.account
  const isFund = fund === chain.account
  if (!isOperator && !isFund) return []
  const newest = Array.from({ length: Math.min(Number(count), most) }, (_, i) => count - BigInt(i))
  const rows = newest.map(async (series) => [
    ...(isOperator ? await bond(chain, boxes, series) : []),
    ...(isFund ? await proceeds(chain, boxes, series) : []),
  ])
  return (await Promise.all(rows)).flat()
}

/** Nothing of it as long as a box is out, until some time after the end of the sale. */
async function bond(chain: ExitChain, boxes: Boxes, seriesId: bigint): Promise<Exit[]> {
  const args = [seriesId] as const
  const [[all, held], [, left, free], [, , end], openTime] = await Promise.all([
    chain.read({ ...boxes, functionName: 'bondOf', args }),
    chain.read({ ...boxes, functionName: 'stockOf', args }),
    chain.read({ ...boxes, functionName: 'offerOf', args }),
    chain.read({ ...boxes, functionName: 'OPEN_TIME', args: [] }),
  ])
  const amount = all - held
  if (amount === 0n) return []
  const from = Number(end + openTime)
  const waits = left !== free && chain.head.time < from
  return [
    {
      id: `bond ${seriesId}`,
      title: (t) => t(texts.bond, { series: String(seriesId) }),
      back: [{ coin: zeroAddress, amount }],
      later: waits ? { from, why: texts.heldUntil } : null,
      verb: shared.withdraw,
      calls: [{ contract, method: bondMethod, args: [String(seriesId), String(amount)] }],
      steps: [],
    },
  ]
}

async function proceeds(chain: ExitChain, boxes: Boxes, seriesId: bigint): Promise<Exit[]> {
  const amount = await chain.read({ ...boxes, functionName: 'proceedsOf', args: [seriesId] })
  if (amount === 0n) return []
  return [
    {
      id: `proceeds ${seriesId}`,
      title: (t) => t(texts.proceeds, { series: String(seriesId) }),
      back: [{ coin: zeroAddress, amount }],
      later: null,
      verb: shared.withdraw,
      calls: [{ contract, method: proceedsMethod, args: [String(seriesId)] }],
      steps: [],
    },
  ]
}
