/** A chain in memory that makes a block for each transaction, as the others do. */
module.exports = {
  solidity: '0.8.30',
  networks: { hardhat: { chainId: 31337, hardfork: 'cancun', initialBaseFeePerGas: 0 } },
}
