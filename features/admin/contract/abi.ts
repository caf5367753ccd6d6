// Written by `npm run contracts`; do not edit.

export const anchorAbi = [
  {"inputs":[{"internalType":"address","name":"keeper_","type":"address"}],"stateMutability":"nonpayable","type":"constructor"},
  {"anonymous":false,"inputs":[{"indexed":true,"internalType":"uint256","name":"number","type":"uint256"},{"indexed":false,"internalType":"bytes32","name":"hash","type":"bytes32"}],"name":"Anchored","type":"event"},
  {"inputs":[{"internalType":"uint256","name":"number","type":"uint256"},{"internalType":"bytes32","name":"hash","type":"bytes32"}],"name":"anchor","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"internalType":"uint256","name":"first","type":"uint256"},{"internalType":"uint256","name":"count","type":"uint256"}],"name":"hashesFrom","outputs":[{"internalType":"bytes32[]","name":"hashes","type":"bytes32[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"head","outputs":[{"internalType":"uint256","name":"number","type":"uint256"},{"internalType":"bytes32","name":"hash","type":"bytes32"},{"internalType":"uint256","name":"time","type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"keeper","outputs":[{"internalType":"address","name":"","type":"address"}],"stateMutability":"view","type":"function"},
] as const
