/** A series on the embedded network, an account that opens its boxes, and keepers that are started and killed. */
import { type Hex, keccak256, numberToHex } from 'viem'
import { operatorWith } from '#apps/keeper/operator.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import { Keeper, type KeeperOptions } from './keeper.ts'

export const master: Hex = keccak256('0x5ec4e7')

/** Blocks until one is solid. */
export const solidLag = 2

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly values: Record<string, unknown>
}

export interface Boxes {
  readonly world: World
  /** All log lines of the keepers. */
  readonly lines: LogLine[]
  options(more?: Partial<KeeperOptions>): KeeperOptions
  /** A keeper that knows nothing yet. */
  keeper(more?: Partial<KeeperOptions>): Keeper
  /** A series of some cards of the first level, with its bond and all its boxes alice's. Returns its number. */
  series(cards: number, bonded?: boolean): Promise<bigint>
  /** Alice opens boxes, by their numbers. */
  open(seriesId: bigint, boxes: readonly number[]): Promise<void>
  /** standing, tip, next, last; numbers of requests. */
  chain(seriesId: bigint): Promise<{ standing: boolean; tip: Hex; next: number; last: number }>
  /** Runs some turns, a block after each. */
  turns(keeper: Keeper, count: number): Promise<void>
  ownerOf(tokenId: bigint): Promise<string>
}

export async function startBoxes(): Promise<Boxes> {
  const world = await startWorld({ solidLag })
  const deployment = deploymentOf(world.deployment)
  const contract = deployment.address('BlindBoxes')
  const lines: LogLine[] = []
  const report = (level: LogLine['level']) => (values: object, message: string) => {
    lines.push({ level, message, values: values as Record<string, unknown> })
  }
  const must = async (...args: Parameters<World['send']>): Promise<void> => {
    const { reason } = await world.send(...args)
    if (reason !== '') throw new Error(`${args[2]}: ${reason}`)
  }
  /** Sun of a card of the first level, which is the penalty. */
  const penalty = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await must('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await must('deployer', 'Cards', 'setApprovalForAll', [world.hex('BlindBoxes'), true])
  let minted = 0n
  const options = (more: Partial<KeeperOptions> = {}): KeeperOptions => ({
    node: new TronNode(world.net.url),
    chainId: deployment.chainId,
    contract,
    deployBlock: deployment.deployBlock,
    master,
    operator: operatorWith(world.net.url, world.net.accounts[0]!.privateKey, contract),
    log: { info: report('info'), warn: report('warn'), error: report('error') },
    ...more,
  })
  return {
    world,
    lines,
    options,
    keeper: (more) => new Keeper(options(more)),
    async series(cards, bonded = true) {
      const ids = Array.from({ length: cards }, () => (minted += 1n))
      for (const _ of ids) await must('deployer', 'Cards', 'Buy', [1n], penalty)
      const now = BigInt(Math.floor(world.net.status().head.timestamp / 1000))
      const terms = [20_000_000n, now, now + 86_400n, 0n, 0n, 50_000_000n, ids]
      await must('deployer', 'BlindBoxes', 'createSeries', terms)
      const id = await world.read<bigint>('BlindBoxes', 'seriesCount')
      const bond = 2n * penalty * BigInt(cards)
      if (bonded) await must('deployer', 'BlindBoxes', 'addBond', [id], bond)
      const price = await world.read<bigint>('BlindBoxes', 'priceOf', [id])
      await must('alice', 'BlindBoxes', 'buy', [id, BigInt(cards)], price * BigInt(cards))
      return id
    },
    async open(seriesId, boxes) {
      const ids = boxes.map((box) => (seriesId << 32n) | BigInt(box))
      await must('alice', 'BlindBoxes', 'open', [ids, numberToHex(7, { size: 32 })])
    },
    async chain(seriesId) {
      const [standing, tip, next, last] = await world.read<readonly [boolean, Hex, bigint, bigint]>(
        'BlindBoxes',
        'chainOf',
        [seriesId],
      )
      const number = (id: bigint) => Number(id & 0xffff_ffffn)
      return { standing, tip, next: number(next), last: number(last) }
    },
    async turns(keeper, count) {
      for (let turn = 0; turn < count; turn += 1) {
        await keeper.turn()
        await world.net.mine()
      }
    },
    ownerOf: (tokenId) => world.read<string>('Cards', 'ownerOf', [tokenId]),
  }
}
