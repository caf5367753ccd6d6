import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const exchangeFaults: ContractFaults = {
  equivalent: [
    ...[
      [
        'PairFactory.sol',
        '(address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);',
      ],
      [
        'Router.sol',
        '(amountA, amountB) = _proportion(pair, tokenA < tokenB, amountADesired, amountBDesired);',
      ],
      [
        'Router.sol',
        '(amountToken, amountETH) = _proportion(pair, token < address(_wtrx), amountTokenDesired, msg.value);',
      ],
      ['RouterTrades.sol', 'return _reservesOf(_knownPair(tokenA, tokenB), tokenA < tokenB);'],
      ['RouterTrades.sol', 'bool isFirst = coinIn < coinOut;'],
      ['public/Zapper.sol', 'bool isFirst = coin < other;'],
    ].map(([file = '', was = '']) => ({
      file,
      was,
      now: was.replace(' < ', ' <= '),
      why: 'a coin with itself has no pair and was refused before',
    })),
    {
      file: 'Pair.sol',
      was: 'liquidity = Math.min((rest * supply) / (reserve + swapped), (bought * supply) / (other - bought));',
      now: 'liquidity = Math.min((rest * supply) * (reserve + swapped), (bought * supply) / (other - bought));',
      why: 'what is swapped is rounded down, and so is what it buys: the rest is never the smaller share',
    },
    {
      file: 'Pair.sol',
      was: 'return balance > left ? balance - left : 0;',
      now: 'return balance >= left ? balance - left : 0;',
      why: 'where both are equal the difference is 0 too',
    },
    {
      file: 'Pair.sol',
      was: 'if (elapsed > 0 && reserve0 > 0 && reserve1 > 0) {',
      now: 'if (elapsed >= 0 && reserve0 > 0 && reserve1 > 0) {',
      why: 'a price that held for no time adds nothing; only energy is spent',
    },
  ],
}
