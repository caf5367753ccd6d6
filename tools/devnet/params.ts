/** What the committee has set on this network: prices, limits and features, as on mainnet in late 2026. */

/** Milliseconds between two countings of votes; a cycle of busy contracts. */
const maintenance = 21_600_000

export const params = {
  maintenance,
  /** sun per unit of energy */
  energyFee: 100n,
  /** sun per byte of bandwidth */
  transactionFee: 1000n,
  maxFeeLimit: 15_000_000_000n,
  /** Bandwidth price of a transaction that makes an account. */
  createAccountFee: 100_000n,
  /** What making an account costs on top. */
  createNewAccountFee: 1_000_000n,
  memoFee: 1_000_000n,
  /** For a transaction with more than one signature. */
  multiSignFee: 1_000_000n,
  updatePermissionFee: 100_000_000n,
  freeNetLimit: 600,
  /** Bandwidth and energy a day, shared among all who stake for them. */
  totalNetLimit: 43_200_000_000,
  totalEnergyLimit: 180_000_000_000,
  /** Milliseconds of a slot and slots of a day, for the recovery of bandwidth. */
  slot: 3000,
  slotsPerDay: 28_800,
  maxTransactionSize: 512_000,
  /** The same without signatures, for one that makes an account. */
  maxCreateAccountSize: 1000,
  signatureSize: 65,
  maxSignatures: 5,
  /** Milliseconds from unfreezing to withdrawing, and how many such amounts may wait. */
  unfreezeDelay: 14 * 86_400_000,
  maxUnfreezing: 32,
  /** Slots that lent resources are locked for without a wish, and at most. */
  delegateLock: 86_400n,
  maxDelegateLock: 864_000n,
  /** Bytes that lending bandwidth is taken to cost before it is signed. */
  delegateSize: 275,
  /** Bytes added to each transaction for its result. */
  resultSize: 64,
  maxEnergyForConstant: 100_000_000n,
  /** The penalty of busy contracts, where it is switched on: as on mainnet. */
  dynamicEnergy: { threshold: 5_000_000_000, increase: 2_000, most: 34_000, cycle: maintenance },
  /** Milliseconds a transaction may lie ahead of the head. */
  maxExpiration: 86_400_000n,
  /** What TronWeb and this node give a new transaction. */
  expiration: 60_000n,
  taposWindow: 65_536,
  /** sun that becoming a witness costs. */
  witnessFee: 9_999_000_000n,
  /** sun a block: to its producer, and shared by votes among as many witnesses. */
  producerPay: 8_000_000n,
  standbyPay: 128_000_000n,
  standbyWitnesses: 127,
  /** Percent of its pay that a witness keeps without a wish. */
  brokerage: 20,
  /** Witnesses that one account votes for at most. */
  maxVotes: 30,
  /** Bytes of the page of a witness. */
  maxUrl: 256,
  /** Milliseconds between two withdrawals of rewards by transaction. */
  rewardPause: 86_400_000,
  /** sun of a TRX, and the least that can be staked or lent. */
  trx: 1_000_000n,
  maxLong: (1n << 63n) - 1n,
  /** One bit a transaction kind: what an active permission may allow, and allows by itself. */
  availableOperations: '7fff1fc0037efb0f000000000000000000000000000000000000000000000000',
  defaultOperations: '7fff1fc0033efb0f000000000000000000000000000000000000000000000000',
} as const

/**
 * What `getchainparameters` shows: each key that java-tron 4.8.2 prints, in the order of its
 * `Wallet.getChainParameters`, with the main network's value in late 2026. Where a value is from: a
 * whole answer of the main network from 2023, kept in public code (the wallet
 * edge-currency-accountbased, its Tron types), and each proposal passed since, as listed in
 * tronprotocol/tips: 738 (rewards of 8 and 128 TRX a block), 763 (Cancun, strict math, consensus),
 * 827 (SELFDESTRUCT), 916 (Prague, Osaka), the energy price and limit of 2025, and for
 * `getProposalExpireTime` the documentation's page on representatives. Of 97 and 98 (hardened
 * calculation) no proposal was found there. Some state what this network lacks: TRC-10.
 */
export const chainParameters: readonly (readonly [key: string, value: bigint])[] = [
  ['getMaintenanceTimeInterval', BigInt(maintenance)],
  ['getAccountUpgradeCost', params.witnessFee],
  ['getCreateAccountFee', params.createAccountFee],
  ['getTransactionFee', params.transactionFee],
  ['getAssetIssueFee', 1_024_000_000n],
  ['getWitnessPayPerBlock', params.producerPay],
  ['getWitnessStandbyAllowance', 115_200_000_000n],
  ['getCreateNewAccountFeeInSystemContract', params.createNewAccountFee],
  ['getCreateNewAccountBandwidthRate', 1n],
  ['getAllowCreationOfContracts', 1n],
  ['getRemoveThePowerOfTheGr', -1n],
  ['getEnergyFee', params.energyFee],
  ['getExchangeCreateFee', 1_024_000_000n],
  ['getMaxCpuTimeOfOneTx', 80n],
  ['getAllowUpdateAccountName', 0n],
  ['getAllowSameTokenName', 1n],
  ['getAllowDelegateResource', 1n],
  ['getTotalEnergyLimit', BigInt(params.totalEnergyLimit)],
  ['getAllowTvmTransferTrc10', 1n],
  ['getTotalEnergyCurrentLimit', BigInt(params.totalEnergyLimit)],
  ['getAllowMultiSign', 1n],
  ['getAllowAdaptiveEnergy', 0n],
  // The limit over ten times the minutes of a day, as saveTotalEnergyLimit2 sets it.
  ['getTotalEnergyTargetLimit', BigInt(params.totalEnergyLimit / 14_400)],
  ['getTotalEnergyAverageUsage', 0n],
  ['getUpdateAccountPermissionFee', params.updatePermissionFee],
  ['getMultiSignFee', params.multiSignFee],
  ['getAllowAccountStateRoot', 0n],
  ['getAllowProtoFilterNum', 0n],
  ['getAllowTvmConstantinople', 1n],
  ['getAllowTvmSolidity059', 1n],
  ['getAllowTvmIstanbul', 1n],
  ['getAllowShieldedTRC20Transaction', 1n],
  ['getForbidTransferToContract', 0n],
  ['getAdaptiveResourceLimitTargetRatio', 10n],
  ['getAdaptiveResourceLimitMultiplier', 1000n],
  ['getChangeDelegation', 1n],
  ['getWitness127PayPerBlock', params.standbyPay],
  ['getAllowMarketTransaction', 0n],
  ['getMarketSellFee', 0n],
  ['getMarketCancelFee', 0n],
  ['getAllowPBFT', 0n],
  ['getAllowTransactionFeePool', 0n],
  ['getMaxFeeLimit', params.maxFeeLimit],
  ['getAllowOptimizeBlackHole', 1n],
  ['getAllowNewResourceModel', 0n],
  ['getAllowTvmFreeze', 0n],
  ['getAllowTvmVote', 1n],
  ['getAllowTvmLondon', 1n],
  ['getAllowTvmCompatibleEvm', 0n],
  ['getAllowAccountAssetOptimization', 0n],
  ['getFreeNetLimit', BigInt(params.freeNetLimit)],
  ['getTotalNetLimit', BigInt(params.totalNetLimit)],
  ['getAllowHigherLimitForMaxCpuTimeOfOneTx', 1n],
  ['getAllowAssetOptimization', 1n],
  ['getAllowNewReward', 1n],
  ['getMemoFee', params.memoFee],
  ['getAllowDelegateOptimization', 1n],
  ['getUnfreezeDelayDays', BigInt(params.unfreezeDelay / 86_400_000)],
  ['getAllowOptimizedReturnValueOfChainId', 1n],
  // 1 on the main network; here as the option `dynamicEnergy` has it.
  ['getAllowDynamicEnergy', 0n],
  ['getDynamicEnergyThreshold', BigInt(params.dynamicEnergy.threshold)],
  ['getDynamicEnergyIncreaseFactor', BigInt(params.dynamicEnergy.increase)],
  ['getDynamicEnergyMaxFactor', BigInt(params.dynamicEnergy.most)],
  ['getAllowTvmShangHai', 1n],
  ['getAllowCancelAllUnfreezeV2', 1n],
  ['getMaxDelegateLockPeriod', params.maxDelegateLock],
  ['getAllowOldRewardOpt', 1n],
  ['getAllowEnergyAdjustment', 1n],
  ['getMaxCreateAccountTxSize', BigInt(params.maxCreateAccountSize)],
  ['getAllowStrictMath', 1n],
  ['getConsensusLogicOptimization', 1n],
  ['getAllowTvmCancun', 1n],
  ['getAllowTvmBlob', 1n],
  ['getAllowTvmSelfdestructRestriction', 1n],
  ['getProposalExpireTime', 259_200_000n],
  ['getAllowTvmOsaka', 1n],
  ['getAllowTvmPrague', 1n],
  ['getAllowHardenResourceCalculation', 0n],
  ['getAllowHardenExchangeCalculation', 0n],
]
