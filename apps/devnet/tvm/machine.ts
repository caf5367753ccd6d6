/** The EVM turned into TRON's virtual machine. */
import { Common, Mainnet, createCustomCommon } from '@ethereumjs/common'
import {
  EVM,
  EVMMockBlockchain,
  type EVMResult,
  type EVMRunCallOpts,
  NobleBN254,
} from '@ethereumjs/evm'
import { Address, bytesToUnprefixedHex } from '@ethereumjs/util'
import { keccak256 } from '../crypto.ts'
import { type Frame, addressOf, dynamicPrices, fail, prices } from './energy.ts'
import { precompiles } from './precompiles.ts'
import type { StateView } from './view.ts'

/** Transient storage, BASEFEE, the 0xEF ban, PUSH0, MCOPY, restricted SELFDESTRUCT, CLZ, P256VERIFY. */
const active = new Set([1153, 3198, 3541, 3855, 5656, 6780, 7939, 7951])

export const transferFailed = 'transfer failed'

export interface InternalTransaction {
  readonly note: 'call' | 'create' | 'suicide'
  /** 40 hex digits, like every address inside the machine. */
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly nonce: number
  rejected: boolean
}

type Operation = EVM['_opcodeMap'][number]
type Work = (frame: Frame) => void | Promise<void>

/** The chain's Common: petersburg's rules without its prices, plus the later operations TRON took over. */
function rules(chainId: number): Common {
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: 'petersburg' })
  common.isActivatedEIP = (eip) => active.has(eip)
  const table = new Map(Object.entries(prices).map(([name, price]) => [name, BigInt(price ?? 0)]))
  common.param = (name) => table.get(name) ?? 0n
  return common
}

export class Machine extends EVM {
  readonly view: StateView
  /** The transaction at the root: addresses of contracts made by it derive from it. */
  rootId: Uint8Array = new Uint8Array(32)
  /** Counts the calls and creations inside the transaction. */
  nonce = 0
  internal: InternalTransaction[] = []
  /** Energy spent by the outermost frame when it failed with a refused transfer. */
  spentAtTransferFailure: bigint | null = null
  blockId: (number: bigint) => bigint = () => 0n
  #limit = 0n

  constructor(view: StateView, chainId: number) {
    super({
      common: rules(chainId),
      stateManager: view,
      blockchain: new EVMMockBlockchain(),
      allowUnlimitedContractSize: true,
      allowUnlimitedInitCodeSize: true,
      customPrecompiles: precompiles,
      bn254: new NobleBN254(),
    })
    this.view = view
    this.#reprice()
    this.#extend()
  }

  /** Before each transaction or constant call. */
  begin(rootId: Uint8Array, now: number): void {
    this.rootId = rootId
    this.nonce = 0
    this.internal = []
    this.spentAtTransferFailure = null
    this.view.now = now
    this.journal.cleanJournal()
    this.transientStorage.clear()
  }

  #reprice(): void {
    for (const [code, price] of dynamicPrices) {
      const entry = this._opcodeMap[code]
      if (entry === undefined) continue
      this._opcodeMap[code] = {
        ...entry,
        opcodeInfo: Object.assign(Object.create(null), entry.opcodeInfo, {
          dynamicGas: true,
        }) as Operation['opcodeInfo'],
        gasHandler: price as unknown as Operation['gasHandler'],
      }
    }
  }

  #extend(): void {
    const set = (code: number, name: string, fee: number, work: Work): void => {
      const opcodeInfo = {
        code,
        name,
        fullName: name,
        fee,
        feeBigInt: BigInt(fee),
        isAsync: true,
        dynamicGas: false,
        isInvalid: false,
      }
      this._opcodeMap[code] = { opcodeInfo, opHandler: work } as unknown as Operation
    }
    const wrap = (code: number, before: Work): void => {
      const entry = this._opcodeMap[code]
      if (entry === undefined) return
      const inner = entry.opHandler as (frame: Frame, common: Common) => void | Promise<void>
      const outer = async (frame: Frame, common: Common): Promise<void> => {
        await before(frame)
        await inner(frame, common)
      }
      this._opcodeMap[code] = { ...entry, opHandler: outer as unknown as Operation['opHandler'] }
    }
    set(0x40, 'BLOCKHASH', 20, ({ stack, env }) => {
      const wanted = stack.pop()
      const { number } = env.block.header
      stack.push(wanted < number && wanted + 256n >= number ? this.blockId(wanted) : 0n)
    })
    set(0x46, 'CHAINID', 2, ({ stack }) => stack.push(this.common.chainId()))
    set(0x47, 'SELFBALANCE', 5, ({ stack, env }) => stack.push(env.contract.balance))
    set(0x49, 'BLOBHASH', 3, ({ stack }) => {
      stack.pop()
      stack.push(0n)
    })
    set(0x4a, 'BLOBBASEFEE', 2, ({ stack }) => stack.push(0n))
    // There are no TRC-10 tokens here, so every token value is zero.
    set(0xd1, 'TOKENBALANCE', 20, ({ stack }) => {
      stack.pop()
      stack.pop()
      stack.push(0n)
    })
    set(0xd2, 'CALLTOKENVALUE', 2, ({ stack }) => stack.push(0n))
    set(0xd3, 'CALLTOKENID', 2, ({ stack }) => stack.push(0n))
    set(0xd4, 'ISCONTRACT', 20, ({ stack }) => {
      stack.push(this.view.isContract(addressOf(stack.pop())) ? 1n : 0n)
    })
    wrap(0xf1, (frame) => this.#checkTransfer(frame))
    wrap(0xff, (frame) => {
      const heir = addressOf(frame.stack.peek(1)[0] ?? 0n)
      const { address, contract } = frame.env
      this.#note('suicide', address, heir, contract.balance)
    })
  }

  /** Sending value to oneself, or more than 64 bits of it, ends the frame on TRON. */
  #checkTransfer(frame: Frame): void {
    const [, target = 0n, value = 0n] = frame.stack.peek(7)
    if (value === 0n || frame.env.depth >= 64) return
    const tooMuch = value >= 1n << 63n
    if (!tooMuch && frame.env.contract.balance < value) return
    if (tooMuch || addressOf(target).equals(frame.env.address)) {
      if (frame.env.depth === 0) this.spentAtTransferFailure = this.#limit - frame.gasLeft
      fail(transferFailed)
    }
  }

  #note(note: InternalTransaction['note'], from: Address, to: Address, value: bigint): void {
    this.internal.push({
      note,
      from: bytesToUnprefixedHex(from.bytes),
      to: bytesToUnprefixedHex(to.bytes),
      value,
      nonce: this.nonce++,
      rejected: false,
    })
  }

  override async runCall(opts: EVMRunCallOpts): Promise<EVMResult> {
    const { message } = opts
    const first = this.internal.length
    if (message === undefined) this.#limit = opts.gasLimit ?? 0n
    else if (message.to !== undefined && this.getPrecompile(message.codeAddress) === undefined) {
      this.#note('call', message.caller, message.to, message.delegatecall ? 0n : message.value)
    }
    const result = await super.runCall(opts)
    if (result.execResult.exceptionError !== undefined) {
      for (const each of this.internal.slice(first)) each.rejected = true
    } else if (message?.to !== undefined && result.createdAddress !== undefined) {
      this.#register(message.caller, result.createdAddress)
    }
    return result
  }

  /** A contract made by a contract is known as one, without an ABI. */
  #register(maker: Address, made: Address): void {
    const { state } = this.view
    const key = bytesToUnprefixedHex(made.bytes)
    const row = state.account(key)
    if (row !== undefined) state.set('accounts', key, { ...row, contract: true })
    state.set('contracts', key, {
      origin: bytesToUnprefixedHex(maker.bytes),
      message: '',
      consumeUserResourcePercent: 100,
      originEnergyLimit: 0,
    })
  }

  protected override async _generateAddress(
    message: Parameters<EVM['_generateAddress']>[0],
  ): Promise<Address> {
    const caller = message.caller.bytes
    let seed: Uint8Array[]
    if (message.depth === 0) {
      return addressFromHash([this.rootId, Uint8Array.of(0x41), caller])
    } else if (message.salt !== undefined) {
      const code = message.code as Uint8Array
      seed = [Uint8Array.of(0x41), caller, message.salt, keccak256(code)]
    } else {
      const nonce = Buffer.alloc(8)
      nonce.writeBigUInt64BE(BigInt(this.nonce))
      seed = [this.rootId, nonce]
    }
    const address = addressFromHash(seed)
    this.#note('create', message.caller, address, message.value)
    return address
  }
}

const addressFromHash = (seed: Uint8Array[]): Address =>
  new Address(keccak256(Buffer.concat(seed)).subarray(12))
