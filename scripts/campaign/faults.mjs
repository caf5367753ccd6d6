const nft = 'features/nft/contract'
const boxes = 'features/blindbox/contract'
const withdrawal = 'features/withdrawal/contract'
const vault = 'platform/contracts/RewardVault.sol'

/**
 * A fault in one line of a contract, and the law it breaks; CONTRIBUTING.md has the laws.
 * @typedef {object} LawFault
 * @property {1 | 2 | 3 | 4 | 5} law
 * @property {string} file
 * @property {string} was  the whole line, without its indentation; the file has it once
 * @property {string} now
 */

/** @type {readonly LawFault[]} */
export const faults = [
  // A promise is money already set aside.
  {
    law: 1,
    file: `${nft}/CardStakes.sol`,
    was: 'if (promised.sum() > rewardToken.balanceOf(address(this))) revert(CardsReason.RESERVE);',
    now: '',
  },
  {
    law: 1,
    file: vault,
    was: 'if (promised.sum() > _COIN.balanceOf(address(this))) revert(VaultReason.RESERVE);',
    now: '',
  },
  {
    law: 1,
    file: `${boxes}/BlindBoxes.sol`,
    was: 'if (_aside(penalty) * pending > stock.bond()) revert(BoxReason.BOND);',
    now: '',
  },
  // Leaving has no conditions.
  {
    law: 2,
    file: `${boxes}/BoxSales.sol`,
    was: 'amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();',
    now: 'if (block.timestamp >= _series[seriesId].offer.end) revert(BoxReason.NOT_ON_SALE); amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();',
  },
  {
    law: 2,
    file: `${nft}/CardMarket.sol`,
    was: 'if (msg.sender != offer.maker && block.timestamp < offer.expiry) revert(MarketReason.NOT_MAKER);',
    now: 'if (msg.sender != offer.maker || block.timestamp < offer.expiry) revert(MarketReason.NOT_MAKER);',
  },
  // The chain is the truth: what its events state is what happened.
  {
    law: 3,
    file: 'features/staking/contract/TermStaking.sol',
    was: 'emit Exited(id, msg.sender, amount, givenUp);',
    now: 'emit Exited(id, msg.sender, amount, 0);',
  },
  {
    law: 3,
    file: 'features/team/contract/FeeSplitter.sol',
    was: 'emit PlatformWithdrawn(platformAddress, amount);',
    now: '',
  },
  // One sees what one signs.
  {
    law: 4,
    file: `${nft}/MarketListings.sol`,
    was: 'if (listing.price() > maxPrice) revert(MarketReason.ABOVE_MAX);',
    now: '',
  },
  {
    law: 4,
    file: `${boxes}/BoxMoney.sol`,
    was: 'if (msg.value > used) Trx.send(msg.sender, msg.value - used);',
    now: '',
  },
  {
    law: 4,
    file: `${withdrawal}/StagedWithdrawal.sol`,
    was: 'if (fee > mostFee) revert(WithdrawalReason.FEE);',
    now: '',
  },
  // No key can take users' funds.
  {
    law: 5,
    file: vault,
    was: 'if (msg.sender != spender) revert(VaultReason.NOT_SPENDER);',
    now: '',
  },
  {
    law: 5,
    file: 'features/earnings/contract/RewardDistributor.sol',
    was: 'if (waiting.state != WAITING) revert(DistributorReason.NOT_WAITING);',
    now: 'if (waiting.state == REVOKED) revert(DistributorReason.NOT_WAITING);',
  },
  {
    law: 5,
    file: `${withdrawal}/WithdrawalTerms.sol`,
    was: 'if (rate > MAX_FEE) revert(WithdrawalReason.FEE_LIMIT);',
    now: '',
  },
]

/**
 * The faults of a file as `gate.mjs` plants them, each awake in blocks of the coinbase `id`: its place in the list, from 1.
 * @param {string} file
 * @param {string} source
 * @returns {import('../mutation/gate.mjs').Fault[]}
 * @throws where a line is not there, or there twice
 */
export function faultsIn(file, source) {
  const lines = source.split('\n')
  return faults.flatMap(({ file: at, was, now }, index) => {
    if (at !== file) return []
    const found = lines.flatMap((line, place) => (line.trim() === was ? [place] : []))
    const [place] = found
    if (place === undefined || found.length > 1) {
      throw new Error(`${file} has ${found.length} times: ${was}`)
    }
    const changed = lines.with(place, now).join('\n')
    return [{ id: index + 1, line: place + 1, was, now, text: now, source: changed }]
  })
}
