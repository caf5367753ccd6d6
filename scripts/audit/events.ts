import { type Abi, type AbiEvent, parseAbi, toEventSelector } from 'viem'

/**
 * What the audit listens to, by contract, written down here once more: the ABIs that the index decodes with are not
 * asked. `Pair`: any pool that the factory or the oracle tells of.
 */
const abis: Readonly<Record<string, Abi>> = {
  Team: parseAbi(['event Bound(address indexed user, address indexed parent)']),
  FeeSplitter: parseAbi([
    'event FeeSplit(address indexed source, address indexed payer, uint256 fee, address level1, uint256 amount1, address level2, uint256 amount2, uint256 poolAmount)',
    'event CreditClaimed(address indexed account, uint256 amount)',
    'event PlatformWithdrawn(address indexed to, uint256 amount)',
    'event PoolWithdrawn(address indexed to, uint256 amount)',
  ]),
  RewardDistributor: parseAbi([
    'event EpochPosted(uint256 indexed epoch, bytes32 root, bytes32 dataHash, uint256 upToBlock, uint256 acceptableAt, address[] tokens, uint256[] totals)',
    'event EpochRevoked(uint256 indexed epoch, string why)',
    'event EpochAccepted(uint256 indexed epoch, bytes32 root, uint256 upToBlock)',
    'event RewardClaimed(uint256 indexed epoch, address indexed account, address indexed token, uint256 index, uint256 amount)',
  ]),
  TermStaking: parseAbi([
    'event Pledged(uint256 indexed id, address indexed owner, address indexed coin, uint256 amount, uint256 termDays, uint256 start, uint256 unlockTime, uint256 reward)',
    'event Claimed(address indexed owner, uint256 amount, uint256[] ids, uint256[] amounts)',
    'event Unlocked(uint256 indexed id, address indexed owner, uint256 amount)',
    'event Renewed(uint256 indexed id, uint256 indexed newId, address indexed owner)',
    'event Exited(uint256 indexed id, address indexed owner, uint256 amount, uint256 givenUp)',
  ]),
  Cards: parseAbi([
    'event Bought(address indexed buyer, uint256 indexed tokenId, uint256 level, uint256 price, uint256 usdtPrice, uint256 fee)',
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    'event Pledged(address indexed owner, uint256 indexed tokenId, uint256 start, uint256 unlockTime, uint256 reward)',
    'event Claimed(address indexed owner, uint256 amount, uint256 owed, uint256[] tokenIds, uint256[] amounts)',
    'event Unlocked(address indexed owner, uint256 indexed tokenId, uint256 credited)',
    'event Exited(address indexed owner, uint256 indexed tokenId, uint256 returned)',
  ]),
  LpStaking: parseAbi([
    'event Staked(address indexed pool, address indexed account, uint256 amount)',
    'event Withdrawn(address indexed pool, address indexed account, uint256 amount)',
    'event Claimed(address indexed pool, address indexed account, uint256 amount)',
    'event Exited(address indexed pool, address indexed account, uint256 amount, uint256 givenUp)',
  ]),
  LpPurchases: parseAbi([
    'event Issued(uint256 indexed id, address indexed buyer, uint256 reward)',
  ]),
  BlindBoxes: parseAbi([
    'event Credited(address indexed account, uint256 amount)',
    'event Withdrawn(address indexed account, uint256 amount)',
    'event LimitSet(address indexed user, uint256 limit, uint256 time)',
  ]),
  PairFactory: parseAbi([
    'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
  ]),
  TwapOracle: parseAbi([
    'event Started(address indexed pair, uint256 time)',
    'event Averaged(address indexed pair, uint256 price, uint256 time, uint256 span)',
  ]),
  Pair: parseAbi([
    'event Sync(uint112 reserve0, uint112 reserve1)',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
  ]),
  StagedWithdrawal: parseAbi([
    'event Withdrawn(address indexed user, uint256 amount, uint256 fee)',
  ]),
}

/** Events of a contract, by their first topic. */
export type Heard = { readonly name: string; readonly events: ReadonlyMap<string, AbiEvent> }

export const heard: ReadonlyMap<string, Heard> = new Map(
  Object.entries(abis).map(([name, abi]) => [
    name,
    {
      name,
      events: new Map(
        (abi as readonly AbiEvent[]).map((event) => [toEventSelector(event).slice(2), event]),
      ),
    },
  ]),
)
