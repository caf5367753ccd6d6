/** Block 0: never changes, since the chain id is part of it. */
import { addressToHex20, parseAddress } from '#platform/std/address.ts'
import { demoAccounts, demoBalance, faucetAccount, faucetBalance } from './accounts.ts'
import { type BlockRecord, makeHeader, treeRoot } from './block.ts'
import { sha256 } from './crypto.ts'
import { smartContractFields } from './codec/messages.ts'
import { blank, encode } from './codec/schema.ts'
import { energy, weightNames } from './resources/limits.ts'
import type { State } from './state.ts'
import { installWitnesses } from './votes/witnesses.ts'
import { historyAddress, historyDeployer, installHistory } from './tvm/history.ts'

/** Milliseconds. */
export const genesisTime = 1_704_067_200_000

const header = makeHeader({
  number: 0,
  parent: sha256(Buffer.from('Tessera local network')).toString('hex'),
  timestamp: genesisTime,
  txRoot: treeRoot([]),
  witness: '',
})

/** The last four bytes of the genesis block's id. */
export const chainId = Number.parseInt(header.id.slice(-8), 16)

/**
 * Funds the demo accounts and the faucet. `energyWeight`: whole TRX that others have staked for energy, of no account
 * here.
 */
export function genesisRecord(state: State, accounts: number, energyWeight: number): BlockRecord {
  for (const { address } of demoAccounts(accounts)) {
    state.credit(addressToHex20(parseAddress(address)), demoBalance, genesisTime)
  }
  const faucet = addressToHex20(parseAddress(faucetAccount.address))
  state.credit(faucet, faucetBalance, genesisTime)
  state.addTotal(weightNames[energy], BigInt(energyWeight))
  installWitnesses(state, genesisTime)
  installHistory(state, Buffer.from(historyMessage).toString('hex'), genesisTime)
  return { header, transactions: [], writes: state.takeWrites() }
}

const historyMessage = encode(smartContractFields, {
  ...blank(smartContractFields),
  origin_address: `41${historyDeployer}`,
  contract_address: `41${historyAddress}`,
  consume_user_resource_percent: 100n,
  name: 'BlockHashHistory',
})
