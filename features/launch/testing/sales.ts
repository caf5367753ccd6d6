import type { World } from '#apps/deploy/testing.ts'

const trx = 1_000_000n

/** A token of a million, without fees. */
const plainToken = [10n ** 24n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n] as const

const noAddress = '0x0000000000000000000000000000000000000000'

export interface SaleSize {
  /** Of the presale, and of the curve. */
  readonly shares: bigint
  /** Sun a share. */
  readonly price: bigint
}

export const usualSize: SaleSize = { shares: 1_000n, price: 100n * trx }

/** Ten shares, which five accounts buy out. */
export const smallSize: SaleSize = { shares: 10n, price: 10_000n * trx }

/** A soft cap of 30 %; 40 % of the liquidity for buyers, a floor of 20 %, four parts of ten days. */
export const saleNumbers = (startTime: bigint, { shares, price }: SaleSize): readonly bigint[] => [
  startTime,
  price,
  (price * 3n) / 2n,
  shares,
  shares / 5n,
  shares / 5n,
  3_000n,
  4_000n,
  0n,
  10n * 86_400n,
  2_500n,
  10n * 86_400n,
  2_000n,
]

export const chainSeconds = (world: World): bigint =>
  BigInt(Math.floor(world.net.status().head.timestamp / 1_000))

/** What `createToken` takes, and what the call for both takes. */
export const tokenArgs = ['Moon', 'MOON', plainToken, noAddress, [false, false]] as const
export const bothArgs = (start: bigint, size: SaleSize): readonly unknown[] => [
  ...tokenArgs,
  saleNumbers(start, size),
  noAddress,
  true,
]

/** The newest token and its sale are called by their templates' names from now on. */
export async function adoptNewest(world: World): Promise<void> {
  const count = await world.read<bigint>('TokenFactory', 'pairCount')
  const token = await world.read<`0x${string}`>('TokenFactory', 'pairAt', [count - 1n])
  const sale = await world.read<`0x${string}`>('TokenFactory', 'saleOf', [token])
  world.adopt('LaunchToken', token)
  if (sale !== noAddress) world.adopt('Sale', sale)
}

/** A sale of an account that has begun; an energy. */
export async function makeSale(world: World, maker: string, size: SaleSize): Promise<number> {
  const start = chainSeconds(world) + 600n
  const fee = await world.read<bigint>('TokenFactory', 'creationFee')
  const args = bothArgs(start, size)
  const { reason, energy } = await world.send(
    maker,
    'TokenFactory',
    'createTokenAndPresale',
    args,
    fee,
  )
  if (reason !== '') throw new Error(reason)
  await adoptNewest(world)
  await world.net.travel(600)
  return energy
}
