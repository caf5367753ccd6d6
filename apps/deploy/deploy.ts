import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { DeployContext } from '#platform/contracts/deployPlan.ts'
import { type Artifacts, compileContracts } from '../../scripts/compile-contracts.ts'
import { planFor } from './contracts.ts'
import { embeddedOnly } from './embeddedOnly.ts'
import { type ContractNote, Journal, type Sent, writeWhole } from './journal.ts'
import { tryReceivers } from './receivers.ts'
import { type Roles, allRoles } from './roles.ts'
import type { NetworkName } from '#platform/contracts/deployPlan.ts'
import type { Choice } from './choice.ts'
import { DeployError } from './deployError.ts'
import { Sender, finish, toHex } from './sender.ts'

export interface DeployedContract {
  /** Base58. */
  readonly address: string
  readonly txId: string
  readonly block: number
  /** SHA-256 of the creation bytecode, without arguments. */
  readonly hash: string
  /** As the constructor took them: numbers as decimal strings, addresses as 0x hex. */
  readonly args: readonly unknown[]
}

/** What `deployments/<network>.json` holds. */
export interface Deployment {
  readonly network: NetworkName
  /** 0x and 8 hex digits. */
  readonly chainId: string
  /** The first block with anything of ours. */
  readonly deployBlock: number
  /** Changes with the chain, an address or a bytecode. */
  readonly fingerprint: string
  readonly contracts: Readonly<Record<string, DeployedContract>>
  /** Another account's, base58. */
  readonly existing: Readonly<Record<string, string>>
  /** Who signs announcements, base58. */
  readonly announcer: string
  /** Calls made once after the contracts. */
  readonly calls: Readonly<Record<string, { readonly txId: string; readonly block: number }>>
}

export interface DeployOptions {
  readonly url: string
  /** Hex, 64 digits. */
  readonly privateKey: string
  readonly network: NetworkName
  /** Base58; the local network gives all of them to the deployer where this is left out. */
  readonly roles?: Roles
  readonly choice?: Choice
  readonly outFile: string
  /** Forget an earlier deployment in the same file. */
  readonly fresh?: boolean
  /** TronGrid's. */
  readonly apiKey?: string | null
  readonly onProgress?: (line: string) => void
}

/**
 * Deploys what is missing and returns the whole. Safe to interrupt and to repeat: each transaction stands in
 * a file beside `outFile` before it is broadcast, and a repeated run sends the same bytes or finds its receipt.
 * @throws DeployError in words for an operator: changed bytecode, another chain, a refused transaction.
 */
export async function deploy(options: DeployOptions): Promise<Deployment> {
  const {
    url,
    privateKey,
    network,
    outFile,
    fresh = false,
    onProgress = () => {},
    apiKey = null,
  } = options
  if (network === 'local') await embeddedOnly(url)
  const sender = new Sender(url, privateKey, { local: network === 'local', apiKey })
  const named = rolesOf(options, sender.address)
  const roles = hexRoles(named)
  const plan = planFor(network, options.choice)
  const artifacts = compileContracts()
  const chainId = await chainIdOf(sender)
  if (!fresh) refuseOtherChain(outFile, chainId)
  const journal = new Journal<ContractNote>(`${outFile}.journal`, chainId, fresh)

  const addresses = new Map(plan.existing.map(({ contract, address }) => [contract, address]))
  const context: DeployContext = {
    network,
    deployer: toHex(sender.address),
    roles,
    address(contract) {
      const address = addresses.get(plan.aliases[contract] ?? contract)
      if (address === undefined) throw new DeployError(`${contract} is not deployed yet`)
      return toHex(address)
    },
  }
  refuseChanged(journal, artifacts, plan)
  await refuseUnknown(sender, addresses)
  await tryReceivers(sender, journal, named)

  // An address follows from the transaction alone, so all of them can wait for the same block.
  for (const { contract, args } of plan.contracts) {
    const values = args(context)
    const earlier = journal.sent(contract)
    // One that names an address which never came to be is not what is wanted.
    const wanted = earlier !== undefined && isDeepStrictEqual(earlier.note.args, plain(values))
    if (!(wanted && (await stands(sender, earlier))) && !journal.done(contract)) {
      const artifact = artifactOf(artifacts, contract)
      const { signed, address } = await sender.signDeployment(artifact, values)
      journal.recordSent(contract, signed, { address, hash: artifact.hash, args: plain(values) })
      await sender.broadcast(signed)
      onProgress(`${contract} sent`)
    }
    addresses.set(contract, (journal.done(contract) ?? journal.sent(contract))!.note.address)
  }
  for (const { contract } of plan.contracts) {
    if ((await finish(sender, journal, contract)) === null) {
      throw new DeployError(`the deployment of ${contract} expired unsent; run this again`)
    }
  }
  await refuseUnknown(sender, addresses)

  for (const { key, contract, functionName, args, value } of plan.calls) {
    const earlier = journal.sent(key)
    const address = addresses.get(contract)!
    const wanted = earlier !== undefined && earlier.note.address === address
    if (!(wanted && (await stands(sender, earlier))) && !journal.done(key)) {
      const { abi } = artifactOf(artifacts, contract)
      const signed = await sender.signCall(address, abi, functionName, args(context), value)
      journal.recordSent(key, signed, { address, hash: '', args: [] })
      await sender.broadcast(signed)
      onProgress(key)
    }
  }
  // A block keeps the order they were sent in: an approval comes before what needs it.
  for (const { key } of plan.calls) {
    if ((await finish(sender, journal, key)) === null) {
      throw new DeployError(`"${key}" expired unsent; run this again`)
    }
  }

  const deployment = summary({ network, chainId, announcer: named.announcer }, plan, journal)
  const text = `${JSON.stringify(deployment, null, 2)}\n`
  if (!existsSync(outFile) || readFileSync(outFile, 'utf8') !== text) writeWhole(outFile, text)
  return deployment
}

function summary(
  { network, chainId, announcer }: Pick<Deployment, 'network' | 'chainId' | 'announcer'>,
  plan: ReturnType<typeof planFor>,
  journal: Journal<ContractNote>,
): Deployment {
  const contracts: Record<string, DeployedContract> = {}
  for (const { contract } of plan.contracts) {
    const { txId, block, note } = journal.done(contract)!
    contracts[contract] = { address: note.address, txId, block, hash: note.hash, args: note.args }
  }
  const calls: Record<string, { txId: string; block: number }> = {}
  for (const { key } of plan.calls) {
    const { txId, block } = journal.done(key)!
    calls[key] = { txId, block }
  }
  const identity = Object.entries(contracts).map(([name, one]) => [name, one.address, one.hash])
  return {
    network,
    chainId,
    deployBlock: Math.min(...Object.values(contracts).map(({ block }) => block)),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([chainId, identity]))
      .digest('hex'),
    contracts,
    existing: Object.fromEntries(plan.existing.map((one) => [one.contract, one.address])),
    announcer,
    calls,
  }
}

function rolesOf({ network, roles }: DeployOptions, deployer: string): Roles {
  if (roles !== undefined) return roles
  if (network !== 'local') throw new DeployError(`a deployment on ${network} names its receivers`)
  return allRoles(deployer)
}

function hexRoles(roles: Roles): DeployContext['roles'] {
  const entries = Object.entries(roles).map(([role, address]) => [role, toHex(address)])
  return Object.fromEntries(entries) as DeployContext['roles']
}

function refuseChanged(
  journal: Journal<ContractNote>,
  artifacts: Artifacts,
  plan: ReturnType<typeof planFor>,
): void {
  const changed = plan.contracts
    .map(({ contract }) => contract)
    .filter((name) => {
      const known = journal.done(name) ?? journal.sent(name)
      return known !== undefined && known.note.hash !== artifactOf(artifacts, name).hash
    })
  if (changed.length === 0) return
  throw new DeployError(
    `the bytecode of ${changed.join(', ')} has changed since it was deployed; ` +
      'npm start -- --reset starts a new local network, npm run deploy -- --fresh deploys again elsewhere',
  )
}

function refuseOtherChain(outFile: string, chainId: string): void {
  if (!existsSync(outFile)) return
  const before = JSON.parse(readFileSync(outFile, 'utf8')) as Deployment
  if (before.chainId === chainId) return
  throw new DeployError(
    `${outFile} is of chain ${before.chainId}, the node is on ${chainId}; --fresh deploys again`,
  )
}

async function refuseUnknown(
  sender: Sender,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, address] of addresses) {
    if (!(await sender.knowsContract(address))) {
      throw new DeployError(
        `the chain does not know ${name} at ${address}; if it is the right chain, --fresh deploys again on it`,
      )
    }
  }
}

/**
 * True where what an earlier run signed is in a block or may still get into one. In this order: once it
 * has expired, what is not in a block never will be.
 */
async function stands(sender: Sender, { signed }: Sent<ContractNote>): Promise<boolean> {
  const head = await sender.tronWeb.trx.getCurrentBlock()
  const mayLand = head.block_header.raw_data.timestamp < signed.raw_data.expiration
  if ((await sender.infoOf(signed.txID)).id !== undefined) return true
  if (mayLand) await sender.broadcast(signed)
  return mayLand
}

async function chainIdOf(sender: Sender): Promise<string> {
  const first = (await sender.tronWeb.trx.getBlockByNumber(0)) as unknown as { blockID: string }
  return `0x${first.blockID.slice(-8)}`
}

function artifactOf(artifacts: Artifacts, name: string): Artifacts[string] {
  const artifact = artifacts[name]
  if (artifact === undefined) throw new DeployError(`there is no contract ${name}`)
  return artifact
}

function plain(values: readonly unknown[]): unknown[] {
  const text = JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return JSON.parse(text) as unknown[]
}
