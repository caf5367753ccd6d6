import { toHex } from '#apps/deploy/sender.ts'
import { expiry } from './seedMarket.ts'
import type { Step, Steps } from './steps.ts'

const trx = `0x${'0'.repeat(40)}` as const
const tes = (whole: bigint) => whole * 10n ** 18n
const usdt = (whole: bigint) => whole * 10n ** 6n

/** Three offers to anyone: alice sells TES for USDT and for TRX, bob buys TES. Each has what it gives from the deployer. */
export async function seedOffers(steps: Steps): Promise<void> {
  const [otc, ofTes, ofUsdt] = ['Otc', 'Tes', 'Usdt'].map((name) => toHex(steps.address(name)))
  const equipped = [
    { who: 'alice', coin: 'Tes', amount: tes(5_000n) },
    { who: 'bob', coin: 'Usdt', amount: usdt(90n) },
  ].flatMap(({ who, coin, amount }): Step[] => [
    {
      key: `${coin} for ${who} to offer`,
      who: 'deployer',
      contract: coin,
      functionName: 'transfer',
      args: [toHex(steps.sender(who).address), amount],
    },
    {
      key: `${who} approves offers of ${coin}`,
      who,
      contract: coin,
      functionName: 'approve',
      args: [otc, amount],
    },
  ])
  const end = await expiry(steps)
  const offer = (key: string, who: string, args: readonly unknown[]): Step => ({
    key,
    who,
    contract: 'Otc',
    functionName: 'publish',
    args: [...args, end, trx],
  })
  await steps.all([
    ...equipped,
    offer('alice offers TES for USDT', 'alice', [ofTes, tes(3_000n), ofUsdt, usdt(156n), tes(30n)]),
    offer('alice offers TES for TRX', 'alice', [ofTes, tes(2_000n), trx, 300_000_000n, tes(100n)]),
    offer('bob offers USDT for TES', 'bob', [ofUsdt, usdt(90n), ofTes, tes(1_900n), usdt(9n)]),
  ])
}
