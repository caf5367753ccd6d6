import { keccak256 } from '../../crypto.ts'
import { nobody } from '../account.ts'
import { word } from '../words.ts'
import type { Program } from './program.ts'

const hash = (bytes: Buffer): string => keccak256(bytes).toString('hex')
const nobodyWord = `0x${nobody.slice(2)}`

type Line = readonly [name: string, program: string, energy: number, word?: string | RegExp]

/** Environment, memory, storage, flow, logs: the part of creation that sees no call data. */
const lines: readonly Line[] = [
  ['STOP', '', 0],
  ['KECCAK256 of nothing', '0 0 KECCAK256', 6 + 30, hash(Buffer.alloc(0))],
  ['ADDRESS', 'ADDRESS', 2, /^0{24}[0-9a-f]{40}$/],
  ['BALANCE of oneself', 'ADDRESS BALANCE', 2 + 20, word(0)],
  ['BALANCE of nobody', `${nobodyWord} BALANCE`, 3 + 20, word(0)],
  ['ORIGIN', 'ORIGIN', 2, /^0{24}[0-9a-f]{40}$/],
  ['CALLER', 'CALLER', 2, /^0{24}[0-9a-f]{40}$/],
  ['CALLVALUE', 'CALLVALUE', 2, word(0)],
  ['CALLDATALOAD', '0 CALLDATALOAD', 3 + 3, word(0)],
  ['CALLDATASIZE', 'CALLDATASIZE', 2, word(0)],
  ['CALLDATACOPY of nothing', '0 0 0 CALLDATACOPY', 9],
  ['CALLDATACOPY of 32 bytes', '32 0 0 CALLDATACOPY', 9 + 3 + 3],
  ['CODESIZE', 'CODESIZE', 2, word(9)],
  ['CODECOPY of nothing', '0 0 0 CODECOPY', 9],
  ['CODECOPY of 33 bytes', '33 0 0 CODECOPY', 9 + 6 + 6],
  ['GASPRICE', 'GASPRICE', 2, word(0)],
  ['EXTCODESIZE of nobody', `${nobodyWord} EXTCODESIZE`, 3 + 20, word(0)],
  ['EXTCODECOPY of 32 bytes', '32 0 0 ADDRESS EXTCODECOPY', 9 + 2 + 20 + 3 + 3],
  ['RETURNDATASIZE', 'RETURNDATASIZE', 2, word(0)],
  ['RETURNDATACOPY of nothing', '0 0 0 RETURNDATACOPY', 9],
  ['EXTCODEHASH of nobody', `${nobodyWord} EXTCODEHASH`, 3 + 400, word(0)],
  ['BLOCKHASH of a block to come', '0xffffffff BLOCKHASH', 3 + 20, word(0)],
  ['COINBASE', 'COINBASE', 2, /^0{22}41[0-9a-f]{40}$/],
  ['TIMESTAMP', 'TIMESTAMP', 2, /^0{56}[0-9a-f]{8}$/],
  ['NUMBER', 'NUMBER', 2, /^0{48}[0-9a-f]{16}$/],
  ['DIFFICULTY', 'DIFFICULTY', 2, word(0)],
  ['GASLIMIT', 'GASLIMIT', 2, word(0)],
  ['CHAINID', 'CHAINID', 2, /^0{56}[0-9a-f]{8}$/],
  ['SELFBALANCE', 'SELFBALANCE', 5, word(0)],
  ['BASEFEE', 'BASEFEE', 2, /^0{60}[0-9a-f]{4}$/],
  ['BLOBHASH', '0 BLOBHASH', 3 + 3, word(0)],
  ['BLOBBASEFEE', 'BLOBBASEFEE', 2, word(0)],
  ['POP', '1 POP', 3 + 2],
  ['MSTORE', '1 0 MSTORE', 6 + 1 + 3],
  ['MSTORE twice', '1 0 MSTORE 1 0 MSTORE', 12 + 2 + 3],
  ['MSTORE of an uneven word', '1 1 MSTORE', 6 + 1 + 6],
  ['MSTORE8', '1 0 MSTORE8', 6 + 1 + 3],
  // 32 words of 3, and the square of 32 by 512.
  ['MSTORE at the end of a kilobyte', '1 992 MSTORE', 6 + 1 + 32 * 3 + 2],
  // 3,125 words: 9,375 and 19,073 of the square.
  ['MSTORE at 100,000 bytes', '1 99968 MSTORE', 6 + 1 + 3125 * 3 + 19_073],
  ['SLOAD of an empty slot', '0 SLOAD', 3 + 50, word(0)],
  ['SSTORE into an empty slot', '1 0 SSTORE', 6 + 20_000],
  ['SSTORE of zero into an empty slot', '0 0 SSTORE', 6 + 5000],
  ['SSTORE over a value', '1 0 SSTORE 2 0 SSTORE', 12 + 20_000 + 5000],
  ['SSTORE of the same value', '1 0 SSTORE 1 0 SSTORE', 12 + 20_000 + 5000],
  ['SSTORE that clears', '1 0 SSTORE 0 0 SSTORE', 12 + 20_000 + 5000],
  ['SLOAD of a value', '7 0 SSTORE 0 SLOAD', 6 + 20_000 + 3 + 50, word(7)],
  ['JUMP', '3 JUMP JUMPDEST', 3 + 8 + 1],
  ['JUMPI taken', '1 5 JUMPI JUMPDEST', 6 + 10 + 1],
  ['JUMPI not taken', '0 0 JUMPI', 6 + 10],
  ['PC', '0 PC', 3 + 2, word(2)],
  ['MSIZE', 'MSIZE', 2, word(0)],
  ['GAS', 'GAS', 2, /[1-9a-f]/],
  ['JUMPDEST', 'JUMPDEST', 1],
  ['PUSH0', 'PUSH0', 2, word(0)],
  ['TLOAD', '0 TLOAD', 3 + 100, word(0)],
  ['TSTORE', '1 0 TSTORE', 6 + 100],
  ['TLOAD of a value', '7 0 TSTORE 0 TLOAD', 6 + 100 + 3 + 100, word(7)],
  ['MCOPY of 32 bytes', '32 0 32 MCOPY', 9 + 3 + 3 + 6],
  ['MCOPY of nothing', '0 0 0 MCOPY', 9 + 3],
  ['LOG0 of nothing', '0 0 LOG0', 6 + 375],
  ['LOG0 of 32 bytes', '32 0 LOG0', 6 + 375 + 256 + 3],
  ['LOG1', '1 32 0 LOG1', 9 + 750 + 256 + 3],
  ['LOG2', '2 1 32 0 LOG2', 12 + 1125 + 256 + 3],
  ['LOG3', '3 2 1 32 0 LOG3', 15 + 1500 + 256 + 3],
  ['LOG4', '4 3 2 1 32 0 LOG4', 18 + 1875 + 256 + 3],
  ['CALLTOKENVALUE', 'CALLTOKENVALUE', 2, word(0)],
  ['CALLTOKENID', 'CALLTOKENID', 2, word(0)],
  ['TOKENBALANCE', 'ADDRESS 0x0f4241 TOKENBALANCE', 3 + 2 + 20, word(0)],
  ['ISCONTRACT of nobody', `${nobodyWord} ISCONTRACT`, 3 + 20, word(0)],
  ['WITHDRAWREWARD of nothing', 'WITHDRAWREWARD', 20_000, word(0)],
  ['FREEZEBALANCEV2 of nothing', '0 1 FREEZEBALANCEV2', 6 + 10_000, word(0)],
  ['UNFREEZEBALANCEV2 of nothing', '0 1 UNFREEZEBALANCEV2', 6 + 10_000, word(0)],
  ['CANCELALLUNFREEZEV2', 'CANCELALLUNFREEZEV2', 10_000],
  ['WITHDRAWEXPIREUNFREEZE', 'WITHDRAWEXPIREUNFREEZE', 10_000, word(0)],
  ['DELEGATERESOURCE of nothing', `${nobodyWord} 0 1 DELEGATERESOURCE`, 9 + 10_000, word(0)],
  ['UNDELEGATERESOURCE of nothing', `${nobodyWord} 0 1 UNDELEGATERESOURCE`, 9 + 10_000, word(0)],
  ['CREATE of nothing', '0 0 0 CREATE', 9 + 32_000, /[1-9a-f]/],
  ['CREATE of 32 bytes that stop', '32 0 0 CREATE', 9 + 32_000 + 3],
  ['CREATE2 of nothing', '0 0 0 0 CREATE2', 12 + 32_000, /[1-9a-f]/],
  ['CREATE2 of 32 bytes that stop', '0 32 0 0 CREATE2', 12 + 32_000 + 3 + 6],
  ['CALL of nobody', `0 0 0 0 0 ${nobodyWord} 0 CALL`, 21 + 40, word(1)],
  ['CALLCODE of nobody', `0 0 0 0 0 ${nobodyWord} 0 CALLCODE`, 21 + 40, word(1)],
  ['DELEGATECALL of nobody', `0 0 0 0 ${nobodyWord} 0 DELEGATECALL`, 18 + 40, word(1)],
  ['STATICCALL of nobody', `0 0 0 0 ${nobodyWord} 0 STATICCALL`, 18 + 40, word(1)],
  ['CALL that has 64 bytes of room', `64 0 0 0 0 ${nobodyWord} 0 CALL`, 21 + 40 + 6],
  ['RETURN of nothing', '0 0 RETURN', 6],
  ['SELFDESTRUCT to nobody', `${nobodyWord} SELFDESTRUCT`, 3 + 5000 + 25_000],
]

const warmLines: readonly Line[] = [
  // Both arrays have a length of one word at least.
  ['VOTEWITNESS of nothing', '0 0 0 0 VOTEWITNESS', 12 + 30_000 + 3, word(1)],
  [
    'VOTEWITNESS of two lengths',
    '1 32 MSTORE 0 0 32 1 VOTEWITNESS',
    6 + 1 + 6 + 12 + 30_000 + 3,
    word(0),
  ],
  ['MLOAD', '0 MLOAD', 3 + 1 + 3, word(0)],
  ['MLOAD of a value', '5 0 MSTORE 0 MLOAD', 6 + 1 + 3 + 3 + 1, word(5)],
  ['KECCAK256 of 32 bytes', '32 0 KECCAK256', 6 + 30 + 6 + 3, hash(Buffer.alloc(32))],
  ['KECCAK256 of 33 bytes', '33 0 KECCAK256', 6 + 30 + 12 + 6, hash(Buffer.alloc(33))],
  ['MSIZE after a word', '0 MLOAD POP MSIZE', 3 + 1 + 3 + 2 + 2, word(32)],
]

const program = ([name, text, energy, left]: Line, warm: boolean): Program => ({
  name,
  program: text,
  energy,
  ...(left === undefined ? {} : { word: left }),
  ...(warm ? { warm: true as const } : {}),
})

export const machine: readonly Program[] = [
  ...lines.map((line) => program(line, false)),
  ...warmLines.map((line) => program(line, true)),
]
