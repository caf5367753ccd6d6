/** What the committee has set on this network: prices, limits and features, as on mainnet in late 2026. */

/** Milliseconds between two countings of votes, which none are here; a cycle of busy contracts. */
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
  /** sun of a TRX, and the least that can be staked or lent. */
  trx: 1_000_000n,
  maxLong: (1n << 63n) - 1n,
  /** One bit a transaction kind: what an active permission may allow, and allows by itself. */
  availableOperations: '7fff1fc0037efb0f000000000000000000000000000000000000000000000000',
  defaultOperations: '7fff1fc0033efb0f000000000000000000000000000000000000000000000000',
} as const

/** What else is set where the penalty of busy contracts is switched on. */
export const busyParameters: Readonly<Record<string, bigint>> = {
  getAllowDynamicEnergy: 1n,
  getDynamicEnergyThreshold: BigInt(params.dynamicEnergy.threshold),
  getDynamicEnergyIncreaseFactor: BigInt(params.dynamicEnergy.increase),
  getDynamicEnergyMaxFactor: BigInt(params.dynamicEnergy.most),
}

export const chainParameters: readonly (readonly [key: string, value: bigint])[] = [
  ['getMaintenanceTimeInterval', BigInt(maintenance)],
  ['getAccountUpgradeCost', 9_999_000_000n],
  ['getCreateAccountFee', params.createAccountFee],
  ['getTransactionFee', params.transactionFee],
  ['getAssetIssueFee', 1_024_000_000n],
  ['getWitnessPayPerBlock', 0n],
  ['getCreateNewAccountFeeInSystemContract', params.createNewAccountFee],
  ['getCreateNewAccountBandwidthRate', 1n],
  ['getAllowCreationOfContracts', 1n],
  ['getEnergyFee', params.energyFee],
  ['getMaxCpuTimeOfOneTx', 80n],
  ['getAllowSameTokenName', 1n],
  ['getTotalEnergyLimit', BigInt(params.totalEnergyLimit)],
  ['getAllowTvmTransferTrc10', 0n],
  ['getTotalEnergyCurrentLimit', BigInt(params.totalEnergyLimit)],
  ['getAllowMultiSign', 1n],
  ['getAllowAdaptiveEnergy', 0n],
  ['getUpdateAccountPermissionFee', params.updatePermissionFee],
  ['getMultiSignFee', params.multiSignFee],
  ['getAllowTvmConstantinople', 1n],
  ['getAllowTvmSolidity059', 1n],
  ['getForbidTransferToContract', 1n],
  ['getAllowTvmIstanbul', 1n],
  ['getFreeNetLimit', BigInt(params.freeNetLimit)],
  ['getTotalNetLimit', BigInt(params.totalNetLimit)],
  ['getAllowTvmLondon', 1n],
  ['getAllowHigherLimitForMaxCpuTimeOfOneTx', 1n],
  ['getMaxFeeLimit', params.maxFeeLimit],
  ['getAllowOptimizedReturnValueOfChainId', 1n],
  ['getAllowDynamicEnergy', 0n],
  ['getDynamicEnergyThreshold', 0n],
  ['getDynamicEnergyIncreaseFactor', 0n],
  ['getDynamicEnergyMaxFactor', 0n],
  ['getMemoFee', params.memoFee],
  ['getAllowTvmShangHai', 1n],
  ['getAllowTvmCancun', 1n],
  ['getAllowTvmBlob', 1n],
  ['getAllowTvmCompatibleEvm', 0n],
  ['getAllowTvmSelfdestructRestriction', 1n],
  ['getAllowTvmOsaka', 1n],
  ['getAllowDelegateResource', 1n],
  ['getUnfreezeDelayDays', BigInt(params.unfreezeDelay / 86_400_000)],
  ['getAllowCancelAllUnfreezeV2', 1n],
  ['getMaxDelegateLockPeriod', params.maxDelegateLock],
  ['getAllowNewResourceModel', 0n],
  ['getMaxCreateAccountTxSize', BigInt(params.maxCreateAccountSize)],
]
