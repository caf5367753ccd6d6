import type { Deployment } from '#apps/deploy/deploy.ts'
import type { Journal } from '#apps/deploy/journal.ts'
import { DeployError } from '#apps/deploy/deployError.ts'
import { Sender, finish } from '#apps/deploy/sender.ts'
import type { DemoAccount } from '#tools/devnet/types.ts'
import { compileContracts } from '../../scripts/compile-contracts.ts'

export interface StepsOptions {
  readonly url: string
  readonly deployment: Deployment
  readonly accounts: readonly DemoAccount[]
  readonly journal: Journal<null>
  readonly onProgress: (line: string) => void
}

/** One transaction by its name in the journal. */
export interface Step {
  readonly key: string
  /** Name of a demo account. */
  readonly who: string
  readonly contract: string
  /** Base58, of a contract that the deployment does not name. */
  readonly at?: string
  readonly functionName: string
  readonly args: readonly unknown[]
  /** sun */
  readonly value?: bigint
}

/** Transactions of the demo accounts, each sent once, whenever the seed is run again. */
export class Steps {
  sent = 0
  private readonly options: StepsOptions
  private readonly artifacts = compileContracts()
  private readonly senders: ReadonlyMap<string, Sender>

  constructor(options: StepsOptions) {
    this.options = options
    this.senders = new Map(
      options.accounts.map((one) => [
        one.name,
        new Sender(options.url, one.privateKey, { local: true }),
      ]),
    )
  }

  sender(who: string): Sender {
    const sender = this.senders.get(who)
    if (sender === undefined) throw new DeployError(`there is no demo account ${who}`)
    return sender
  }

  address(contract: string): string {
    return this.options.deployment.contracts[contract]!.address
  }

  read<Result>(
    who: string,
    contract: string,
    functionName: string,
    args: readonly unknown[] = [],
  ): Promise<Result> {
    const { abi } = this.artifacts[contract]!
    return this.sender(who).read<Result>(this.address(contract), abi, functionName, args)
  }

  /** Whether it is in a block already. */
  done(key: string): boolean {
    return this.options.journal.done(key) !== undefined
  }

  /** The block it is in; null where it is in none. */
  blockOf(key: string): number | null {
    return this.options.journal.done(key)?.block ?? null
  }

  /** Brings to its end what an earlier run has sent, wherever that was stopped. True: it is in a block. */
  async recall({ key, who }: Pick<Step, 'key' | 'who'>): Promise<boolean> {
    const { journal } = this.options
    const sender = this.sender(who)
    const earlier = journal.sent(key)
    if (earlier) await sender.broadcast(earlier.signed).catch(() => {})
    if (earlier && (await finish(sender, journal, key)) !== null) return true
    return journal.done(key) !== undefined
  }

  /** Sends what was not sent before; `settle` waits for it. */
  async send(step: Step): Promise<void> {
    if (await this.recall(step)) return
    const { key, who, contract, functionName, args, value = 0n, at = null } = step
    const { journal, onProgress } = this.options
    const sender = this.sender(who)
    const { abi } = this.artifacts[contract]!
    const signed = await sender.signCall(
      at ?? this.address(contract),
      abi,
      functionName,
      args,
      value,
    )
    journal.recordSent(key, signed, null)
    await sender.broadcast(signed)
    this.sent += 1
    onProgress(key)
  }

  /** Waits until what was sent is in a block; nothing to wait for where it was not sent. */
  async settle({ key, who }: Pick<Step, 'key' | 'who'>): Promise<void> {
    const { journal } = this.options
    if (journal.sent(key) === undefined) return
    if ((await finish(this.sender(who), journal, key)) === null) {
      throw new DeployError(`"${key}" expired unsent; run this again`)
    }
  }

  /** Makes a block now, empty or not. */
  async mine(): Promise<void> {
    await fetch(`${this.options.url}/devnet/mine`, { method: 'POST' })
  }

  /** Whether prices here are averages of the exchange. */
  get isAveraged(): boolean {
    return this.options.deployment.contracts['FixedPriceOracle'] === undefined
  }

  /** Moves the clock of the network on. */
  async travel(seconds: number): Promise<void> {
    await fetch(`${this.options.url}/devnet/travel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seconds }),
    })
  }

  /** All of them, one after the other in blocks that need not be waited for in between. */
  async all(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.send(step)
    for (const step of steps) await this.settle(step)
  }
}
