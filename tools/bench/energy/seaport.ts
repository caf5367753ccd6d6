import type { Hex } from 'viem'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'

const nobody: Hex = `0x${'0'.repeat(40)}`
const nothing: Hex = `0x${'0'.repeat(64)}`
/**
 * A validated order needs no signature. One that was only signed Seaport refuses on TRON, whose ecrecover puts the
 * prefix 41 before the 20 bytes that Seaport compares as they come.
 */
const unsigned: Hex = '0x'
const erc721 = 2
const price = 1_000_000n

/** What the same costs elsewhere, in energy by receipt. */
export interface Elsewhere {
  /** Seaport keeps no listing: what comes nearest is an order validated on chain. */
  readonly validate: number
  readonly cancel: number
  /** Of an order validated before: one payment, to the seller. */
  readonly fulfil: number
  /** The same with two payments more, for the platform and the creator. */
  readonly fulfilWithFees: number
  /** Between two who have cards, by token. */
  readonly transfer: { readonly [token: string]: number }
  /** A card of OpenZeppelin's token, made for an account that has one. */
  readonly mint: number
}

/** The states are those of our own walk: the seller keeps cards, the buyer has one, approvals stand. */
export function measureElsewhere(artifacts: Artifacts): Promise<Elsewhere> {
  return onNetwork(async (world) => {
    const others = deployed(world, artifacts)
    await others.deploy('ConduitController')
    await others.deploy('PeerSeaport', [others.hex('ConduitController')])
    const transfer: Record<string, number> = {}
    for (const [token, name] of Object.entries(tokens)) {
      await others.deploy(token)
      await must(others.send('bob', token, 'mint', [world.hex('bob'), 1n, 9n]))
      await must(others.send('bob', token, 'mint', [world.hex('carol'), 100n, 1n]))
      const args = [world.hex('bob'), world.hex('carol'), 1n]
      transfer[name] = await must(others.send('bob', token, 'transferFrom', args))
    }
    const mint = await must(
      others.send('bob', 'PeerTrc721', 'mint', [world.hex('carol'), 101n, 1n]),
    )
    return { ...(await walkSeaport(world, others)), transfer, mint }
  })
}

const tokens = { PeerSolady: 'Solady', PeerErc721a: 'ERC721A', PeerTrc721: 'OpenZeppelin' }

/** With the token that costs the least there. */
async function walkSeaport(
  world: World,
  others: Deployed,
): Promise<Omit<Elsewhere, 'transfer' | 'mint'>> {
  const [seller, buyer] = [world.hex('bob'), world.hex('carol')]
  await must(
    others.send('bob', 'PeerSolady', 'setApprovalForAll', [others.hex('PeerSeaport'), true]),
  )
  const counter = await others.read<bigint>('PeerSeaport', 'getCounter', [seller])
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1000))
  const orderOf = (tokenId: bigint, fees: readonly Payment[] = []): Order => ({
    seller,
    token: others.hex('PeerSolady'),
    tokenId,
    start: now,
    end: now + 30n * 86_400n,
    counter,
    fees,
  })
  const validate = (order: Order) =>
    must(
      others.send('bob', 'PeerSeaport', 'validate', [[{ ...listed(order), signature: unsigned }]]),
    )
  const fulfil = async (order: Order) => {
    const call = 'fulfillBasicOrder_efficient_6GL6yc'
    const energy = await must(others.send('carol', 'PeerSeaport', call, [basic(order)], price))
    const owner = await others.read<Hex>('PeerSolady', 'ownerOf', [order.tokenId])
    if (owner.toLowerCase() !== buyer.toLowerCase()) throw new Error('Seaport moved no card')
    return energy
  }

  const first = orderOf(2n)
  const validated = await validate(first)
  const fulfilled = await fulfil(first)

  const cancelled = orderOf(3n)
  await validate(cancelled)
  const cancel = await must(
    others.send('bob', 'PeerSeaport', 'cancel', [[componentsOf(cancelled)]]),
  )

  const withFees = orderOf(4n, [
    { recipient: world.hex('erin'), amount: price / 40n },
    { recipient: world.hex('frank'), amount: price / 40n },
  ])
  await validate(withFees)
  const fulfilWithFees = await fulfil(withFees)

  return { validate: validated, cancel, fulfil: fulfilled, fulfilWithFees }
}

interface Payment {
  readonly recipient: Hex
  readonly amount: bigint
}

interface Order {
  readonly seller: Hex
  readonly token: Hex
  readonly tokenId: bigint
  readonly start: bigint
  readonly end: bigint
  readonly counter: bigint
  readonly fees: readonly Payment[]
}

/** A card for TRX: what the seller gets is the price less the fees. */
const toSeller = ({ fees }: Order): bigint =>
  fees.reduce((left, { amount }) => left - amount, price)

function componentsOf(order: Order) {
  const payments = [{ recipient: order.seller, amount: toSeller(order) }, ...order.fees]
  return {
    offerer: order.seller,
    zone: nobody,
    offer: [
      {
        itemType: erc721,
        token: order.token,
        identifierOrCriteria: order.tokenId,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: payments.map(({ recipient, amount }) => ({
      itemType: 0,
      token: nobody,
      identifierOrCriteria: 0n,
      startAmount: amount,
      endAmount: amount,
      recipient,
    })),
    orderType: 0,
    startTime: order.start,
    endTime: order.end,
    zoneHash: nothing,
    salt: 0n,
    conduitKey: nothing,
    counter: order.counter,
  }
}

function listed(order: Order) {
  const { counter: _, ...parameters } = componentsOf(order)
  const totalOriginalConsiderationItems = BigInt(parameters.consideration.length)
  return { parameters: { ...parameters, totalOriginalConsiderationItems } }
}

function basic(order: Order) {
  return {
    considerationToken: nobody,
    considerationIdentifier: 0n,
    considerationAmount: toSeller(order),
    offerer: order.seller,
    zone: nobody,
    offerToken: order.token,
    offerIdentifier: order.tokenId,
    offerAmount: 1n,
    basicOrderType: 0,
    startTime: order.start,
    endTime: order.end,
    zoneHash: nothing,
    salt: 0n,
    offererConduitKey: nothing,
    fulfillerConduitKey: nothing,
    totalOriginalAdditionalRecipients: BigInt(order.fees.length),
    additionalRecipients: order.fees,
    signature: unsigned,
  }
}

async function must(sent: ReturnType<Deployed['send']>): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(`a peer refused: ${Buffer.from(reason, 'hex').toString()}`)
  return energy
}
