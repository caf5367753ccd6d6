const Tally = artifacts.require('Tally')

/** What TronBox 4 offers its tests: deployed contracts, constant calls, sends, failures, events. */
contract('Tally', ([owner, other]) => {
  let tally

  before(async () => {
    tally = await Tally.deployed()
  })

  it('was built with the arguments of its migration', async () => {
    assert.equal(await tally.name(), 'first')
    assert.equal(Number(await tally.most()), 10)
  })

  it('counts through its linked library', async () => {
    await tally.score(3, { callValue: 5, shouldPollResponse: true })
    await tally.score(4, { callValue: 2, shouldPollResponse: true })
    assert.equal(Number(await tally.pointsOf(owner)), 7)
    assert.equal(await tronWeb.trx.getUnconfirmedBalance(tally.address), 7)
  })

  it('counts for another account of the network', async () => {
    await tally.score(2, { from: other, shouldPollResponse: true })
    assert.equal(Number(await tally.pointsOf(other)), 2)
    assert.equal(Number(await tally.pointsOf(owner)), 7)
  })

  it('logs what it counted', async () => {
    const id = await tally.score(1)
    const info = await waitForTransactionReceipt(id)
    assert.equal(info.receipt.result, 'SUCCESS')
    assert.equal(info.log[0].topics[0], tronWeb.sha3('Scored(address,uint256,uint256)', false))
    const { data } = await tronWeb.event.getEventsByTransactionID(id)
    assert.deepEqual(
      [data[0].event_name, data[0].result.points, data[0].result.total],
      ['Scored', '1', '8'],
    )
  })

  it('refuses with an error of its own', async () => {
    try {
      await tally.score(11, { shouldPollResponse: true })
    } catch (error) {
      assert.include(String(error.message ?? error), 'REVERT opcode executed')
      return
    }
    assert.fail('eleven points were taken')
  })

  it('pays out', async () => {
    const to = tronWeb.address.fromHex(`41${'5c'.repeat(20)}`)
    await tally.give(to, 6, { shouldPollResponse: true })
    assert.equal(await tronWeb.trx.getUnconfirmedBalance(to), 6)
  })

  it('is deployed again', async () => {
    const other = await Tally.new('second', 3)
    assert.equal(await other.name(), 'second')
    assert.notEqual(other.address, tally.address)
  })
})
