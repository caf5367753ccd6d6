import { expect, test } from 'vitest'

import { roleFunctions } from './senderChecks.ts'

const namesOf = (body: string): readonly string[] =>
  roleFunctions({ 'a.sol': { content: `pragma solidity 0.8.30;\n${body}` } })

test('a role is found in place, in a modifier, in a private function, and as a list', () => {
  const body = `
    contract A {
      address role; mapping(address => bool) may; uint256 public n;
      modifier only() { require(role == msg.sender); _; }
      function _check(address who) private view { require(msg.sender == who); }
      function inPlace() external { if (msg.sender != role) revert(); n++; }
      function byModifier() external only { n++; }
      function byParameter() external { _check(role); n++; }
      function byList() external { require(may[msg.sender]); n++; }
      function byLocal() external { address who = msg.sender; require(role == who); n++; }
      function read() external view only returns (uint256) { return n; }
      function anyone() external { n++; }
    }`
  expect(namesOf(body)).toEqual([
    'A.byList',
    'A.byLocal',
    'A.byModifier',
    'A.byParameter',
    'A.inPlace',
  ])
})

test('the owner of a position is no role; the owner of the contract is', () => {
  const body = `
    contract Base {
      address public owner;
      function _hook() internal virtual {}
      function move() external { _hook(); }
    }
    contract B is Base {
      struct Position { address owner; }
      mapping(uint256 => Position) positions; mapping(uint256 => address) _owners; uint256 n;
      function exit(uint256 id) external { require(positions[id].owner == msg.sender); n++; }
      function leave(uint256 id) external { address owner_ = _owners[id]; require(owner_ == msg.sender); n++; }
      function leaveNamed(uint256 id) external { address holder = _owners[id]; require(holder == msg.sender); n++; }
      function _hook() internal override { require(msg.sender == owner); }
    }`
  expect(namesOf(body)).toEqual(['B.leave', 'B.move'])
})
