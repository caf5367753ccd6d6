import type { Deployment } from '#apps/deploy/deploy.ts'
import { Journal } from '#apps/deploy/journal.ts'
import { DeployError, Sender, finish, toHex } from '#apps/deploy/sender.ts'
import type { DemoAccount } from '#apps/devnet/accounts.ts'
import { compileContracts } from '../../scripts/compile-contracts.ts'
import { bindings, purchases, secondsOf } from './neighbours.ts'

export interface SeedOptions {
  readonly url: string
  readonly deployment: Deployment
  readonly accounts: readonly DemoAccount[]
  /** Remembers what was done: a neighbour's card that has been sold since is not bought again. */
  readonly journalFile: string
  readonly onProgress?: (line: string) => void
}

/** Lets the demo neighbours bind, buy and stake by real transactions; skips what was done before. */
export async function seedDemo(options: SeedOptions): Promise<{ sent: number }> {
  const { url, deployment, accounts, journalFile, onProgress = () => {} } = options
  const artifacts = compileContracts()
  const journal = new Journal<null>(journalFile, deployment.fingerprint, false)
  const senders = new Map(
    accounts.map((one) => [one.name, new Sender(url, one.privateKey, { local: true })]),
  )
  const team = { address: deployment.contracts['Team']!.address, abi: artifacts['Team']!.abi }
  const cards = { address: deployment.contracts['Cards']!.address, abi: artifacts['Cards']!.abi }
  let sent = 0

  const send = async (
    key: string,
    who: string,
    to: typeof team,
    functionName: string,
    args: readonly unknown[],
    callValue = 0n,
  ): Promise<void> => {
    const sender = senderOf(who)
    const earlier = journal.sent(key)
    if (earlier) await sender.broadcast(earlier.signed).catch(() => {})
    if (earlier && (await finish(sender, journal, key)) !== null) return
    if (journal.done(key)) return
    const signed = await sender.signCall(to.address, to.abi, functionName, args, callValue)
    journal.recordSent(key, signed, null)
    await sender.broadcast(signed)
    sent += 1
    onProgress(key)
  }
  const settle = async (key: string, who: string): Promise<void> => {
    if ((await finish(senderOf(who), journal, key)) === null) {
      throw new DeployError(`"${key}" expired unsent; run this again`)
    }
  }
  const senderOf = (who: string): Sender => {
    const sender = senders.get(who)
    if (sender === undefined) throw new DeployError(`there is no demo account ${who}`)
    return sender
  }

  // A block holds its transactions in the order they came: nobody has to wait for his inviter.
  const bindKey = (user: string) => `${user} activates`
  for (const [user, inviter] of bindings) {
    const args = [toHex(senderOf(inviter).address)]
    await send(bindKey(user), user, team, 'bindParent', args)
  }
  for (const [user] of bindings) await settle(bindKey(user), user)

  const buyKey = (index: number) => `${purchases[index]!.buyer} buys card ${index + 1}`
  for (const [index, { buyer, level }] of purchases.entries()) {
    if (journal.done(buyKey(index))) continue
    const facts = await senderOf(buyer).read<readonly unknown[]>(
      cards.address,
      cards.abi,
      'levelMap',
      [BigInt(level)],
    )
    const price = await senderOf(buyer).read<bigint>(cards.address, cards.abi, 'getUToCoin', [
      facts[3],
    ])
    await send(buyKey(index), buyer, cards, 'Buy', [BigInt(level)], price)
  }
  for (const [index, { buyer }] of purchases.entries()) await settle(buyKey(index), buyer)

  const stakeKey = (index: number) => `${purchases[index]!.buyer} stakes card ${index + 1}`
  const stakes = [...purchases.entries()].filter(([, one]) => one.days !== undefined)
  const taken = new Set<bigint>()
  for (const [index, { buyer, level, days = 0 }] of stakes) {
    if (journal.done(stakeKey(index))) continue
    const tokenId = await freeCard(senderOf(buyer), cards, level, taken)
    if (tokenId === null) continue
    taken.add(tokenId)
    await send(stakeKey(index), buyer, cards, 'pledge', [tokenId, secondsOf(days)])
  }
  for (const [index, { buyer }] of stakes) {
    if (journal.sent(stakeKey(index))) await settle(stakeKey(index), buyer)
  }
  return { sent }
}

/** The owner's first card of a level that is not staked. */
async function freeCard(
  sender: Sender,
  cards: { address: string; abi: Parameters<Sender['read']>[1] },
  level: number,
  taken: ReadonlySet<bigint>,
): Promise<bigint | null> {
  const { address, abi } = cards
  const owner = [sender.hex, 0n, 2n ** 256n - 1n]
  const ids = await sender.read<readonly bigint[]>(address, abi, 'ownerOfPage', owner)
  for (const id of ids) {
    if (taken.has(id)) continue
    if ((await sender.read<bigint>(address, abi, 'levelOf', [id])) !== BigInt(level)) continue
    const [, end] = await sender.read<readonly bigint[]>(address, abi, 'position', [id])
    if (end === 0n) return id
  }
  return null
}
