/** What the contract tests on the embedded network share: everything deployed, at one price for ever; calls by account name. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Abi, decodeErrorResult } from 'viem'
import { type Devnet, type DevnetOptions, startDevnet } from '#tools/devnet/index.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { compileContracts } from '../../scripts/compile-contracts.ts'
import { type Deployment, deploy } from './deploy.ts'
import { keptWorld } from './keptWorld.ts'
import type { Choice } from './choice.ts'
import { Sender, toHex } from './sender.ts'

/** What a transaction came to. `reason` is the text a wallet shows; empty on success. */
export interface Outcome {
  readonly energy: number
  readonly reason: string
}

export interface World {
  readonly net: Devnet
  readonly deployment: Deployment
  /** Of a demo account or a contract, as ABI coding takes it. */
  hex(name: string): `0x${string}`
  /** A clone is called by the name of its template from now on. */
  adopt(contract: string, hex: `0x${string}`): void
  send(
    who: string,
    contract: string,
    functionName: string,
    args?: readonly unknown[],
    callValue?: bigint,
  ): Promise<Outcome>
  read<Result>(contract: string, functionName: string, args?: readonly unknown[]): Promise<Result>
  energyOfRead(contract: string, functionName: string, args?: readonly unknown[]): Promise<number>
  /** Sun of a demo account. */
  balance(who: string): Promise<bigint>
  close(): Promise<void>
}

export interface WorldOptions extends DevnetOptions, Pick<Choice, 'oracle'> {
  /** What is on the chain besides; its name is part of the kept chain's. */
  readonly seed?: ((world: Pick<World, 'net' | 'deployment'>) => Promise<void>) | undefined
}

/**
 * With `oracle: 'twap'` prices are averages, and there is none before half an hour has passed and
 * an account pokes the oracle.
 */
export async function startWorld({
  oracle = 'fixed',
  seed,
  ...options
}: WorldOptions = {}): Promise<World> {
  // What brings no blocks and answers as any other: the chain is the same with and without it.
  const { heartbeat: _, ...made } = options
  const { image, deployment } = await keptWorld([oracle, seed?.name, made], async () => {
    const net = await startDevnet(made)
    try {
      const deployment = await deployed(net, oracle)
      await seed?.({ net, deployment })
      return { image: await net.image(), deployment }
    } finally {
      await net.close()
    }
  })
  return worldOn(await startDevnet({ ...options, image }), deployment)
}

async function deployed(net: Devnet, oracle: NonNullable<Choice['oracle']>): Promise<Deployment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-'))
  try {
    return await deploy({
      url: net.url,
      privateKey: net.accounts[0]!.privateKey,
      network: 'local',
      choice: { oracle },
      outFile: path.join(folder, 'deployment.json'),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function worldOn(net: Devnet, deployment: Deployment): World {
  const artifacts = compileContracts()
  const senders = new Map(
    net.accounts.map((one) => [one.name, new Sender(net.url, one.privateKey)]),
  )
  const reader = senders.get('deployer')!
  const abiOf = (contract: string): Abi => artifacts[contract]!.abi
  const clones = new Map<string, string>()
  const addressOf = (contract: string): string =>
    clones.get(contract) ?? deployment.contracts[contract]!.address

  return {
    net,
    deployment,
    hex: (name) => toHex(senders.get(name)?.address ?? addressOf(name)),
    adopt: (contract, hex) => void clones.set(contract, addressFromHex(hex)),
    async send(who, contract, functionName, args = [], callValue = 0n) {
      const sender = senders.get(who)!
      const abi = abiOf(contract)
      const signed = await sender.signCall(addressOf(contract), abi, functionName, args, callValue)
      await sender.broadcast(signed)
      const info = (await sender.infoOf(signed.txID)) as {
        receipt?: { result?: string; energy_usage_total?: number }
        contractResult?: readonly string[]
      }
      const failed = info.receipt?.result !== 'SUCCESS'
      return {
        energy: info.receipt?.energy_usage_total ?? 0,
        reason: failed ? reasonOf(abi, info.contractResult?.[0] ?? '') : '',
      }
    },
    read: (contract, functionName, args = []) =>
      reader.read(addressOf(contract), abiOf(contract), functionName, args),
    energyOfRead: (contract, functionName, args = []) =>
      reader.energyOf(addressOf(contract), abiOf(contract), functionName, args),
    balance: async (who) =>
      BigInt(await reader.tronWeb.trx.getUnconfirmedBalance(senders.get(who)!.address)),
    close: () => net.close(),
  }
}

function reasonOf(abi: Abi, data: string): string {
  const { errorName, args = [] } = decodeErrorResult({ abi, data: `0x${data}` })
  return errorName === 'Error' ? String(args[0]) : errorName
}
