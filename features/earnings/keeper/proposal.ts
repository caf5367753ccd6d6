import type { Distributor } from './distributor.ts'
import type { JudgeOptions } from './judge.ts'

/** Seconds of chain time between two reports of the same proposal. */
const reportAgainAfter = 3_600

/** Reports a proposed next builder while the proposal waits: the builder can still refuse it. */
export class ProposalWatch {
  constructor(contract: Distributor, { log }: Pick<JudgeOptions, 'log'>) {
    this.contract = contract
    this.log = log
  }
  private readonly contract: Distributor
  private readonly log: JudgeOptions['log']
  private reported = ''
  private reportAt = 0

  async look(time: number): Promise<void> {
    const [account, acceptableAt] = await this.contract.read('proposedBuilder', [])
    const key = `${account} ${acceptableAt}`
    if (acceptableAt === 0n || (key === this.reported && time < this.reportAt)) return
    this.reported = key
    this.reportAt = time + reportAgainAfter
    this.log.error({ account, acceptableAt: Number(acceptableAt) }, isProposed)
  }
}

const isProposed =
  'another builder is proposed: let the builder call refuseBuilder where this was not agreed'
