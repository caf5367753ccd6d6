import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { bothArgs, type Form, saleForm, tokenArgs, tokenForm } from './forms.ts'

type Hex = `0x${string}`
type World = Stack['world']

const trx = 1_000_000n
const nobody: Hex = '0x0000000000000000000000000000000000000000'
const day = 86_400

/** Ten shares that five accounts buy out: the presale ends a day later. */
const small = {
  presaleEthAmount: '4000000000',
  tradeEthAmount: '5000000000',
  maxTotalNum: '10',
  presaleMaxNum: '2',
  insideMaxNum: '2',
  softCapRate: '10000',
  vestingDelay: '0',
  vestingRate: '2500',
  vestingDis: String(30 * day),
  backingShare: '2000',
} as const
const five = ['alice', 'bob', 'carol', 'grace', 'frank'] as const

const sales = new Map<string, Hex>()

/** Where the screen of a sale that `makeLaunches` made is. */
export const pathOf = (name: string, screen: 'presale' | 'innerMarket' = 'presale'): string =>
  `/${screen}?address=${sales.has(name) ? addressFromHex(sales.get(name)!) : ''}`

/** Token and sale by an account; its address is kept under the token's name. */
async function create(world: World, name: string, more: Form, who = 'dave'): Promise<void> {
  const fee = await world.read<bigint>('TokenFactory', 'creationFee')
  const at = Math.floor(world.net.status().head.timestamp / 1_000)
  const named = { name, symbol: name.toUpperCase().slice(0, 6), ...more }
  const own = world.hex(who)
  const args = bothArgs({ ...tokenForm(own, named), ...saleForm(at + 600, own, more) })
  await must(world, who, 'TokenFactory', 'createTokenAndPresale', args, fee)
  const count = await world.read<bigint>('TokenFactory', 'pairCount')
  const token = await world.read<Hex>('TokenFactory', 'pairAt', [count - 1n])
  sales.set(name, await world.read<Hex>('TokenFactory', 'saleOf', [token]))
}

async function call(world: World, name: string, who: string, method: string, more: Form = {}) {
  world.adopt('Sale', sales.get(name)!)
  const { shares = '', value = '0' } = more
  await must(world, who, 'Sale', method, shares === '' ? [] : [BigInt(shares)], BigInt(value))
}

const mint = (world: World, name: string, who: string, shares: bigint, price: bigint) =>
  call(world, name, who, 'mint', { shares: String(shares), value: String(shares * price) })

/** Three presales that are sold out; one of them is left by all but alice, and fails within four days. */
export async function makeLaunches({ world }: Stack): Promise<void> {
  for (const who of ['dave', ...five]) {
    if (await world.read<boolean>('Team', 'isActive', [world.hex(who)])) continue
    await must(world, who, 'Team', 'bindParent', [world.hex('deployer')])
  }
  for (const name of ['Loom', 'Kelp', 'Reed']) await create(world, name, small)
  await world.net.travel(660)
  for (const name of ['Loom', 'Kelp', 'Reed']) {
    for (const who of five) await mint(world, name, who, 2n, 4_000n * trx)
  }
  for (const who of five.slice(1)) await call(world, 'Reed', who, 'leave')
}

/** Days later: one is listed, of another the internal market is open; a third is live, and a fourth is to come. */
export async function finishLaunches({ world }: Stack): Promise<void> {
  const inside = (name: string, who: string, shares: bigint) =>
    call(world, name, who, 'buyInside', { shares: String(shares), value: String(22_000n * trx) })
  for (const who of five) await inside('Kelp', who, 2n)
  await call(world, 'Kelp', 'bob', 'list')
  await inside('Loom', 'alice', 2n)
  await inside('Loom', 'bob', 1n)
  await inside('Loom', 'carol', 2n)
  const usual = {
    presaleEthAmount: '100000000',
    tradeEthAmount: '110000000',
    maxTotalNum: '1000',
    presaleMaxNum: '200',
    insideMaxNum: '200',
    softCapRate: '6000',
    vestingDelay: String(7 * day),
    vestingRate: '2500',
    vestingDis: String(30 * day),
  }
  await create(world, 'Kiln', usual)
  await world.net.travel(660)
  for (const [who, shares] of [
    ['alice', 12n],
    ['bob', 200n],
    ['carol', 200n],
    ['frank', 200n],
  ] as const) {
    await mint(world, 'Kiln', who, shares, 100n * trx)
  }
  const at = Math.floor(world.net.status().head.timestamp / 1_000)
  await create(world, 'Orchard', { ...usual, startTime: String(at + 3 * day) }, 'alice')
  const fee = await world.read<bigint>('TokenFactory', 'creationFee')
  const alone = tokenForm(nobody, { name: 'Alone', symbol: 'ALONE', feeBuy: '0', feeSell: '0' })
  const plain = { protectTime: '0', protectFee: '0', isInsideSell: 'false', swapThreshold: '0' }
  await must(world, 'alice', 'TokenFactory', 'createToken', tokenArgs({ ...alone, ...plain }), fee)
}
