import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const nftFaults: ContractFaults = {
  equivalent: [
    ...[
      '_holders[msg.sender] = _holders[msg.sender].settled();',
      '_holders[owner] = _holders[owner].credited(credited);',
      '_promised = _promised.minus(returned);',
    ].map((what, index) => {
      const amount = ['owed', 'credited', 'returned'][index] ?? ''
      return {
        file: 'CardStakes.sol',
        was: `if (${amount} > 0) ${what}`,
        now: `if (${amount} >= 0) ${what}`,
        why: 'an amount of 0 changes nothing; only energy is spent',
      }
    }),
    {
      file: 'CardStakes.sol',
      was: 'if (owner != msg.sender && !_isAuthorized(owner, msg.sender, tokenId)) revert(CardsReason.NOT_YOURS);',
      now: 'if (owner != address(this) && !_isAuthorized(owner, msg.sender, tokenId)) revert(CardsReason.NOT_YOURS);',
      why: 'an owner is authorized too; the first check only saves the reads',
    },
    {
      file: 'CardStakes.sol',
      was: '_cards[tokenId] = card.paid(block.timestamp < stake.end ? block.timestamp : stake.end);',
      now: '_cards[tokenId] = card.paid(block.timestamp <= stake.end ? block.timestamp : stake.end);',
      why: 'at the end itself both are the same time',
    },
    {
      file: 'CardStakes.sol',
      was: 'if (time >= stake.end) return stake.reward;',
      now: 'if (time > stake.end) return stake.reward;',
      why: 'at the end itself the division gives the whole reward',
    },
    {
      file: 'CardOwners.sol',
      was: 'return ownerOfPage(owner, 0, type(uint256).max);',
      now: 'return ownerOfPage(owner, 1, type(uint256).max);',
      why: 'no card has the number 0',
    },
    {
      file: 'CardOwners.sol',
      was: 'uint256 id = fromId > sale.first() ? fromId : sale.first();',
      now: 'uint256 id = fromId >= sale.first() ? fromId : sale.first();',
      why: 'where both are equal either is the same',
    },
    {
      file: 'CardOwners.sol',
      was: 'uint256 end = toId < sale.next() ? toId : sale.next();',
      now: 'uint256 end = toId <= sale.next() ? toId : sale.next();',
      why: 'where both are equal either is the same',
    },
    {
      file: 'CardOwners.sol',
      was: 'for (; id < end && found < balance; ++id) {',
      now: 'for (; id < end && found <= balance; ++id) {',
      why: 'after the last of an owner’s cards there is none to find; only energy is spent',
    },
    ...[
      ['if (distance < 26) return 10;', '<=', 'no stone is 26 from the centre'],
      [
        'if (x < 0) angle = 128 - angle;',
        '<=',
        'above the centre the angle is a quarter turn, its own mirror',
      ],
      [
        'if (y < 0) angle = (256 - angle) & 255;',
        '<=',
        'beside the centre the angle is 0 or a half turn, its own mirror',
      ],
      ['if (fall > 31) fall = 63 - fall;', '>=', '31 and 32 are both of the last shade'],
      [
        'uint256 reach = line < SIDE - line ? line : SIDE - line;',
        '<=',
        'of an odd side no half is as long as the other',
      ],
      ['if (reach > 2) reach = 2;', '>=', '2 becomes 2'],
      ['return value < 0 ? -value : value;', '<=', 'less nothing is nothing'],
    ].map(([was = '', sign = '', why = '']) => ({
      file: 'CardArt.sol',
      was,
      now: was.replace(/ [<>] /, ` ${sign} `),
      why,
    })),
    ...[
      'if (x < 0) angle = 128 - angle;',
      'if (y < 0) angle = (256 - angle) & 255;',
      'return value < 0 ? -value : value;',
    ].map((was) => ({
      file: 'CardArt.sol',
      was,
      now: was.replace('< 0', '< 1'),
      why: 'of whole numbers the same as with <= 0, explained above',
    })),
  ],
  ofLaws: [
    {
      law: 1,
      file: 'CardStakes.sol',
      was: 'if (promised.sum() > rewardToken.balanceOf(address(this))) revert(CardsReason.RESERVE);',
      now: '',
    },
    {
      law: 2,
      file: 'CardMarket.sol',
      was: 'if (msg.sender != offer.maker && block.timestamp < offer.expiry) revert(MarketReason.NOT_MAKER);',
      now: 'if (msg.sender != offer.maker || block.timestamp < offer.expiry) revert(MarketReason.NOT_MAKER);',
    },
    {
      law: 4,
      file: 'MarketListings.sol',
      was: 'if (listing.price() > maxPrice) revert(MarketReason.ABOVE_MAX);',
      now: '',
    },
  ],
}
