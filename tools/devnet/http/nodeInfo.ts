/** The node's own state, in the fields that a full node prints. */
import { cpus, freemem, totalmem, type as system } from 'node:os'
import { memoryUsage, version } from 'node:process'
import type { Json } from '../codec/json.ts'
import type { Node } from '../node.ts'

/** The release of the full node whose behaviour this one follows. */
export const codeVersion = '4.8.2'

export function nodeInfo(node: Node): Json {
  const { heapTotal, heapUsed } = memoryUsage()
  const place = (number: number): string =>
    `Num:${number},ID:${node.ledger.mustHave(number).header.id}`
  return {
    activeConnectCount: 0,
    beginSyncNum: 0,
    block: place(node.head.number),
    cheatWitnessInfoMap: {},
    configNodeInfo: {
      activeNodeSize: 0,
      allowAdaptiveEnergy: 0,
      allowCreationOfContracts: 1,
      backupListenPort: 0,
      backupMemberSize: 0,
      backupPriority: 0,
      codeVersion,
      dbVersion: 2,
      discoverEnable: false,
      listenPort: 0,
      maxConnectCount: 0,
      maxTimeRatio: 5,
      minParticipationRate: 0,
      minTimeRatio: 0,
      p2pVersion: '1',
      passiveNodeSize: 0,
      sameIpMaxConnectCount: 0,
      sendNodeSize: 0,
      supportConstant: true,
      versionNum: '18642',
    },
    currentConnectCount: 0,
    machineInfo: {
      cpuCount: cpus().length,
      cpuRate: 0,
      deadLockThreadCount: 0,
      deadLockThreadInfoList: [],
      freeMemory: freemem(),
      javaVersion: `node ${version}`,
      jvmFreeMemory: heapTotal - heapUsed,
      jvmTotalMemory: heapTotal,
      memoryDescInfoList: [],
      osName: system(),
      processCpuRate: 0,
      threadCount: 1,
      totalMemory: totalmem(),
    },
    passiveConnectCount: 0,
    peerList: [],
    solidityBlock: place(node.solidNumber),
    totalFlow: 0,
  }
}
