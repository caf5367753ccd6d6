import { setTimeout as sleep } from 'node:timers/promises'

import { toHex } from '#apps/deploy/sender.ts'
import { listings, marketDays, offers, pocketMoney, secondsOf } from './neighbours.ts'
import type { Step, Steps } from './steps.ts'

const nobody = `0x${'0'.repeat(40)}`

/** Cards for sale, held and staked, and offers: what the market opens with. */
export async function seedMarket(steps: Steps): Promise<void> {
  await list(steps)
  await offer(steps)
}

/** USDT for trades, for all accounts. */
export async function seedMoney(steps: Steps, accounts: readonly string[]): Promise<void> {
  await steps.all(
    accounts.map((who) => ({
      key: `${who} gets USDT`,
      who: 'deployer',
      contract: 'Usdt',
      functionName: 'transfer',
      args: [toHex(steps.sender(who).address), pocketMoney],
    })),
  )
}

async function list(steps: Steps): Promise<void> {
  const market = toHex(steps.address('CardMarket'))
  const approvals: Step[] = []
  const listed: Step[] = []
  for (const { seller, level, price } of listings) {
    const key = `${seller} lists a card of level ${level}`
    if (steps.done(key)) continue
    const tokenId = await cardOf(steps, seller, level)
    if (tokenId === null) continue
    const common = { who: seller, contract: 'Cards' }
    approvals.push({
      ...common,
      key: `${seller} approves a card of level ${level}`,
      functionName: 'approve',
      args: [market, tokenId],
    })
    const coin = coinOf(steps, price.coin)
    const args = [tokenId, coin, price.amount, await expiry(steps)]
    listed.push({ who: seller, key, contract: 'CardMarket', functionName: 'listForSale', args })
  }
  await steps.all(approvals)
  if (listed.length > 0) await nextSecond(steps)
  await steps.all(listed)
}

async function offer(steps: Steps): Promise<void> {
  const market = toHex(steps.address('CardMarket'))
  const allowances: Step[] = []
  const made: Step[] = []
  for (const { maker, level, owner, offered } of offers) {
    const key = `${maker} offers for level ${level}`
    if (steps.done(key)) continue
    const tokenId = owner === undefined ? null : await cardOf(steps, owner, level)
    if (owner !== undefined && tokenId === null) continue
    const { coin, amount } = offered
    if (coin === 'USDT') {
      allowances.push({
        key: `${maker} allows the market USDT`,
        who: maker,
        contract: 'Usdt',
        functionName: 'approve',
        args: [market, amount],
      })
    }
    made.push({
      key,
      who: maker,
      contract: 'CardMarket',
      functionName: tokenId === null ? 'offerOnLevel' : 'offerOnCard',
      args: [tokenId ?? BigInt(level), coinOf(steps, coin), amount, await expiry(steps)],
      value: coin === 'TRX' ? amount : 0n,
    })
  }
  await steps.all(allowances)
  await steps.all(made)
}

const coinOf = (steps: Steps, coin: 'TRX' | 'USDT'): string =>
  coin === 'TRX' ? nobody : toHex(steps.address('Usdt'))

/** The end of what is offered for a while, in unix seconds of the chain. */
export const expiry = async (steps: Steps): Promise<bigint> =>
  BigInt(Math.floor((await headTime(steps)) / 1_000)) + secondsOf(marketDays)

async function headTime(steps: Steps): Promise<number> {
  const head = await steps.sender('deployer').tronWeb.trx.getCurrentBlock()
  return head.block_header.raw_data.timestamp
}

/** A card is listed in a later second than it came or was staked in. */
async function nextSecond(steps: Steps): Promise<void> {
  const since = Math.floor((await headTime(steps)) / 1_000)
  for (;;) {
    await steps.mine()
    if (Math.floor((await headTime(steps)) / 1_000) > since) return
    await sleep(100)
  }
}

/** The owner's first card of a level; null where it has been transferred since. */
async function cardOf(steps: Steps, owner: string, level: number): Promise<bigint | null> {
  const range = [steps.sender(owner).hex, 0n, 2n ** 256n - 1n]
  const ids = await steps.read<readonly bigint[]>(owner, 'Cards', 'ownerOfPage', range)
  for (const id of ids) {
    if ((await steps.read<bigint>(owner, 'Cards', 'levelOf', [id])) === BigInt(level)) return id
  }
  return null
}
