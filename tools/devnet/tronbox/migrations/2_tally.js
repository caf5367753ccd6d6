const Scoring = artifacts.require('Scoring')
const Tally = artifacts.require('Tally')

module.exports = (deployer) => {
  deployer.deploy(Scoring)
  deployer.link(Scoring, Tally)
  deployer.deploy(Tally, 'first', 10)
}
