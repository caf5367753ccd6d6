/**
 * Faults that are none: the code with them does the same. By file, with the reason.
 * @type {readonly { file: string, was: string, now: string, why: string }[]}
 */
export const equivalents = [
  ...['_fee.set(feeRate, ', '_fundAddress.set(uint160(fundAddress), '].map((call) => ({
    file: 'withdrawal/contract/WithdrawalTerms.sol',
    was: `${call}0);`,
    now: `${call}1);`,
    why: 'both times are long past',
  })),
  {
    file: 'earnings/contract/RewardDistributor.sol',
    was: 'free = balance > promised ? balance - promised : 0;',
    now: 'free = balance >= promised ? balance - promised : 0;',
    why: 'where both are equal the difference is 0 too',
  },
  ...[
    [
      'exchange/contract/PairFactory.sol',
      '(address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);',
    ],
    [
      'exchange/contract/Router.sol',
      '(amountA, amountB) = _proportion(pair, tokenA < tokenB, amountADesired, amountBDesired);',
    ],
    [
      'exchange/contract/Router.sol',
      '(amountToken, amountETH) = _proportion(pair, token < address(_wtrx), amountTokenDesired, msg.value);',
    ],
    [
      'exchange/contract/RouterTrades.sol',
      'return _reservesOf(_knownPair(tokenA, tokenB), tokenA < tokenB);',
    ],
    ['exchange/contract/RouterTrades.sol', 'bool isFirst = coinIn < coinOut;'],
    ['exchange/contract/public/Zapper.sol', 'bool isFirst = coin < other;'],
  ].map(([file = '', was = '']) => ({
    file,
    was,
    now: was.replace(' < ', ' <= '),
    why: 'a coin with itself has no pair and was refused before',
  })),
  {
    file: 'exchange/contract/Pair.sol',
    was: 'liquidity = Math.min((rest * supply) / (reserve + swapped), (bought * supply) / (other - bought));',
    now: 'liquidity = Math.min((rest * supply) * (reserve + swapped), (bought * supply) / (other - bought));',
    why: 'what is swapped is rounded down, and so is what it buys: the rest is never the smaller share',
  },
  {
    file: 'exchange/contract/Pair.sol',
    was: 'return balance > left ? balance - left : 0;',
    now: 'return balance >= left ? balance - left : 0;',
    why: 'where both are equal the difference is 0 too',
  },
  {
    file: 'exchange/contract/Pair.sol',
    was: 'if (elapsed > 0 && reserve0 > 0 && reserve1 > 0) {',
    now: 'if (elapsed >= 0 && reserve0 > 0 && reserve1 > 0) {',
    why: 'a price that held for no time adds nothing; only energy is spent',
  },
  ...[
    'if (due > 0) amount += owed.take();',
    'if (earned > 0) _owed[pool][msg.sender].add(earned);',
    'if (spare > 0) pool.stream = pool.stream.spared(spare);',
  ].map((was) => ({
    file: 'lp/contract/LpStaking.sol',
    was,
    now: was.replace(' > ', ' >= '),
    why: 'nothing taken or added is nothing; only energy is spent',
  })),
  {
    file: 'lp/contract/LpPools.sol',
    was: 'if ((ahead > 0 && rate < old.rate()) || rate > type(uint96).max) revert(LpReason.RATE);',
    now: 'if ((ahead > 1 && rate < old.rate()) || rate > type(uint96).max) revert(LpReason.RATE);',
    why: 'where one unit is ahead the rate is 1, and a lower one is below any least rate',
  },
  {
    file: 'lp/contract/Stream.sol',
    was: 'if (to > self.until()) to = self.until();',
    now: 'if (to >= self.until()) to = self.until();',
    why: 'where both are equal either is the same',
  },
  {
    file: 'lp/contract/Stream.sol',
    was: 'return from < to ? self.rate() * (to - from) : 0;',
    now: 'return from <= to ? self.rate() * (to - from) : 0;',
    why: 'no time brings nothing',
  },
  ...['<= 1 << 16', '< 2 << 16'].flatMap((limit) => [
    {
      file: 'lp/contract/LpPurchases.sol',
      was: 'assert(_pools.length < 1 << 16);',
      now: `assert(_pools.length ${limit});`,
      why: 'so many pools cost more energy than a block has',
    },
    {
      file: 'staking/contract/TermOffer.sol',
      was: 'assert(_offers.length < 1 << 16 && terms_[terms_.length - 1] < 1 << 16);',
      now: `assert(_offers.length ${limit} && terms_[terms_.length - 1] < 1 << 16);`,
      why: 'so many coins cost more energy than a block has',
    },
  ]),
  {
    file: 'staking/contract/TermOffer.sol',
    was: 'if (again > 0) {',
    now: 'if (again >= 0) {',
    why: 'a release of nothing changes no promise; only energy is spent',
  },
  {
    file: 'staking/contract/TermStake.sol',
    was: 'if (time >= self.end()) return self.reward();',
    now: 'if (time > self.end()) return self.reward();',
    why: 'at the end itself the division gives the whole reward',
  },
  {
    file: 'staking/contract/TermStaking.sol',
    was: 'if (amounts[i] > 0) _holdings[ids[i]] = Holding(msg.sender, uint96(earned));',
    now: 'if (amounts[i] >= 0) _holdings[ids[i]] = Holding(msg.sender, uint96(earned));',
    why: 'where nothing is due, what was paid is what is earned; only energy is spent',
  },
  ...['_stakes[id] = TermStake.wrap(1);', ''].map((now) => ({
    file: 'staking/contract/TermStaking.sol',
    was: '_stakes[id] = TermStake.wrap(0);',
    now,
    why: 'it has no owner from then on, so nobody reaches its word',
  })),
  ...[
    '_holders[msg.sender] = _holders[msg.sender].settled();',
    '_holders[owner] = _holders[owner].credited(credited);',
    '_promised = _promised.minus(returned);',
  ].map((what, index) => {
    const amount = ['owed', 'credited', 'returned'][index] ?? ''
    return {
      file: 'nft/contract/CardStakes.sol',
      was: `if (${amount} > 0) ${what}`,
      now: `if (${amount} >= 0) ${what}`,
      why: 'nothing taken, added or given back is nothing; only energy is spent',
    }
  }),
  {
    file: 'nft/contract/CardStakes.sol',
    was: 'if (owner != msg.sender && !_isAuthorized(owner, msg.sender, tokenId)) revert(CardsReason.NOT_YOURS);',
    now: 'if (owner != address(this) && !_isAuthorized(owner, msg.sender, tokenId)) revert(CardsReason.NOT_YOURS);',
    why: 'an owner is authorized too; asked first, he is only spared the reads',
  },
  {
    file: 'nft/contract/CardStakes.sol',
    was: '_cards[tokenId] = card.paid(block.timestamp < stake.end ? block.timestamp : stake.end);',
    now: '_cards[tokenId] = card.paid(block.timestamp <= stake.end ? block.timestamp : stake.end);',
    why: 'at the end itself both are the same time',
  },
  {
    file: 'nft/contract/CardStakes.sol',
    was: 'if (time >= stake.end) return stake.reward;',
    now: 'if (time > stake.end) return stake.reward;',
    why: 'at the end itself the division gives the whole reward',
  },
  {
    file: 'nft/contract/CardOwners.sol',
    was: 'return ownerOfPage(owner, 0, type(uint256).max);',
    now: 'return ownerOfPage(owner, 1, type(uint256).max);',
    why: 'no card has the number 0',
  },
  {
    file: 'nft/contract/CardOwners.sol',
    was: 'uint256 id = fromId > sale.first() ? fromId : sale.first();',
    now: 'uint256 id = fromId >= sale.first() ? fromId : sale.first();',
    why: 'where both are equal either is the same',
  },
  {
    file: 'nft/contract/CardOwners.sol',
    was: 'uint256 end = toId < sale.next() ? toId : sale.next();',
    now: 'uint256 end = toId <= sale.next() ? toId : sale.next();',
    why: 'where both are equal either is the same',
  },
  {
    file: 'nft/contract/CardOwners.sol',
    was: 'for (; id < end && found < balance; ++id) {',
    now: 'for (; id < end && found <= balance; ++id) {',
    why: 'after the last of an owner’s cards there is none to find; only energy is spent',
  },
  ...[
    'if ((asked >> level) & 2 == 1) continue;',
    'if ((asked << level) & 1 == 1) continue;',
    'if ((asked >> level) & 1 == 2) continue;',
  ].map((now) => ({
    file: 'blindbox/contract/BoxSeries.sol',
    was: 'if ((asked >> level) & 1 == 1) continue;',
    now,
    why: 'a level whose price is asked for again is no dearer; only energy is spent',
  })),
  {
    file: 'blindbox/contract/BoxSeries.sol',
    was: 'asked |= 1 << level;',
    now: 'asked |= 1 >> level;',
    why: 'a level whose price is asked for again is no dearer; only energy is spent',
  },
  {
    file: 'blindbox/contract/BoxSeries.sol',
    was: 'if (price > most) most = price;',
    now: 'if (price >= most) most = price;',
    why: 'where both are equal either is the same',
  },
  {
    file: 'blindbox/contract/BoxBonds.sol',
    was: 'if (_pending(stock, series.draws) != 0 && stock.penalty() > penalty) penalty = stock.penalty();',
    now: 'if (_pending(stock, series.draws) != 0 && stock.penalty() >= penalty) penalty = stock.penalty();',
    why: 'where both are equal either is the same',
  },
  {
    file: 'blindbox/contract/BlindBoxes.sol',
    was: 'else if (penalty > amount) penalty = amount;',
    now: 'else if (penalty >= amount) penalty = amount;',
    why: 'where both are equal either is the same',
  },
  {
    file: 'contracts/Trx.sol',
    was: 'if (energy < ENOUGH) revert(ENERGY);',
    now: 'if (energy <= ENOUGH) revert(ENERGY);',
    why: 'no more than 90,000 of it are needed; a unit decides nothing',
  },
  ...['1, 0, 0, 0', '0, 0, 1, 0', '0, 0, 0, 1'].map((places) => ({
    file: 'contracts/Trx.sol',
    was: 'sent := call(energy, to, sun, 0, 0, 0, 0)',
    now: `sent := call(energy, to, sun, ${places})`,
    why: 'nothing is given along from there, and what is answered goes where nothing stands',
  })),
  {
    file: 'nft/contract/MarketMoney.sol',
    was: 'if (received > amount) received = amount;',
    now: 'if (received >= amount) received = amount;',
    why: 'where both are equal either is the same',
  },
  {
    file: 'nft/contract/MarketMoney.sol',
    was: 'if (amount > 0) _credits[to][coin].add(amount);',
    now: 'if (amount >= 0) _credits[to][coin].add(amount);',
    why: 'a credit of nothing changes no credit; only energy is spent',
  },
  ...['1', '2'].map((level) => ({
    file: 'FeeSplitter.sol',
    was: `if (amount${level} > 0) _credits[level${level}].add(amount${level});`,
    now: `if (amount${level} >= 0) _credits[level${level}].add(amount${level});`,
    why: 'a credit of nothing changes no credit; only energy is spent',
  })),
  {
    file: 'Team.sol',
    was: 'if (end > size) end = size;',
    now: 'if (end >= size) end = size;',
    why: 'an end that is the size already becomes the size',
  },
  {
    file: 'Team.sol',
    was: 'if (start >= end) return page;',
    now: 'if (start > end) return page;',
    why: 'a page of no members is made empty or left empty',
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
]

/** @param {{ file: string, was: string, now: string }} survivor */
export const survivorsExplained = (survivor) =>
  equivalents.some(
    ({ file, was, now }) =>
      survivor.file.endsWith(file) && survivor.was === was && survivor.now === now,
  )
