/** The names by which other networks for tests call our control functions. */
import type { controlFunctions } from './functions.ts'

type FunctionName = keyof ReturnType<typeof controlFunctions>

export const names: Readonly<Record<FunctionName, readonly string[]>> = {
  setbalance: [
    'anvil_setBalance',
    'hardhat_setBalance',
    'tre_setAccountBalance',
    'evm_setAccountBalance',
  ],
  setcode: ['anvil_setCode', 'hardhat_setCode', 'tre_setAccountCode', 'evm_setAccountCode'],
  setstorage: [
    'anvil_setStorageAt',
    'hardhat_setStorageAt',
    'tre_setAccountStorageAt',
    'evm_setAccountStorageAt',
  ],
  impersonate: [
    'anvil_impersonateAccount',
    'hardhat_impersonateAccount',
    'tre_unlockedAccounts',
    'tre_impersonateAccount',
  ],
  stopimpersonating: [
    'anvil_stopImpersonatingAccount',
    'hardhat_stopImpersonatingAccount',
    'tre_stopImpersonatingAccount',
  ],
  impersonateall: ['anvil_autoImpersonateAccount'],
  blocktime: ['tre_blockTime'],
  interval: ['evm_setIntervalMining', 'anvil_setIntervalMining'],
  automine: ['evm_setAutomine', 'anvil_setAutoMine'],
  isautomine: ['anvil_getAutomine', 'hardhat_getAutomine'],
  increasetime: ['evm_increaseTime', 'anvil_increaseTime'],
  nextblock: [
    'evm_setNextBlockTimestamp',
    'anvil_setNextBlockTimestamp',
    'tre_setNextBlockTimestamp',
  ],
  mineone: ['evm_mine'],
  mineapart: ['anvil_mine', 'hardhat_mine', 'tre_mine'],
  takesnapshot: ['evm_snapshot', 'anvil_snapshot', 'tre_snapshot'],
  reverted: ['evm_revert', 'anvil_revert', 'tre_revert'],
  dumpstate: ['anvil_dumpState', 'hardhat_dumpState'],
  loadstate: ['anvil_loadState', 'hardhat_loadState'],
  reset: ['anvil_reset', 'hardhat_reset'],
  drop: ['anvil_dropTransaction', 'hardhat_dropTransaction'],
}

/** A nonce is nothing that an account of TRON has: refused by name. */
export const nonceNames = ['anvil_setNonce', 'hardhat_setNonce', 'evm_setAccountNonce']
