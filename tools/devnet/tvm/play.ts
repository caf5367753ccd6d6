/** The interpreter: each operation is checked, paid for and carried out, in that order. */
import {
  Fault,
  invalidOperation,
  outOfEnergy,
  outOfEnergyWithPenalty,
  outOfTime,
  stackTooLarge,
  stackTooSmall,
} from './fault.ts'
import { factorUnit } from './busy.ts'
import type { Frame } from './frame.ts'
import { callCodes } from './operations/calls.ts'
import { penaltyOf } from './cost.ts'
import { stackLimit } from './stack.ts'
import { operations } from './table.ts'

/** Runs a frame to its end. Its fault, if any, is left in it, with all energy spent but after a refused transfer. */
export function play(frame: Frame): void {
  const { busy } = frame.session.surroundings
  try {
    if (busy === null) steps(frame)
    else {
      frame.factor = busy.factorOf(frame)
      busy.record(frame, busySteps(frame))
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.result !== 'TRANSFER_FAILED') frame.used = frame.limit
    frame.fault = error
    // Time is the whole transaction's.
    if (error.result === 'OUT_OF_TIME') throw error
  }
}

function steps(frame: Frame): void {
  const { bytes } = frame.code
  const { items } = frame.stack
  const { deadline } = frame.session
  let ticks = 0
  while (frame.pc < bytes.length) {
    const operation = next(frame, bytes[frame.pc] as number, items.length)
    const energy =
      operation.extra === null ? operation.price : operation.price + operation.extra(frame)
    if (frame.limit - frame.used < energy) {
      throw outOfEnergy(operation.name, frame.limit, energy, frame.used)
    }
    frame.used += energy
    if ((++ticks & clockMask) === 0 && performance.now() > deadline) throw outOfTime(operation.name)
    frame.pc += 1
    operation.run(frame)
  }
}

/** The clock is read once in this number of operations. */
const clockMask = 63

function next(frame: Frame, code: number, height: number) {
  const operation = operations[code]
  if (operation === undefined) throw invalidOperation(code)
  frame.operation = operation
  const { takes, leaves } = operation
  if (height < takes) throw stackTooSmall(takes, height)
  if (height - takes + leaves > stackLimit) throw stackTooLarge()
  return operation
}

/** The same with a factor on each price. Returns the energy used without what the factor added. */
function busySteps(frame: Frame): number {
  const { bytes } = frame.code
  const { items } = frame.stack
  const { deadline } = frame.session
  let usage = 0
  let ticks = 0
  while (frame.pc < bytes.length) {
    const code = bytes[frame.pc] as number
    const operation = next(frame, code, items.length)
    const isCall = callCodes.has(code)
    let energy = operation.price + (operation.extra?.(frame) ?? 0)
    const penalty = isCall ? frame.callPenalty : penaltyOf(frame, energy)
    usage += isCall ? energy - frame.callEnergy - penalty : energy
    if (!isCall) energy += penalty
    if (frame.limit - frame.used < energy) {
      throw frame.factor > factorUnit
        ? outOfEnergyWithPenalty(operation.name, frame.limit, energy - penalty, penalty, frame.used)
        : outOfEnergy(operation.name, frame.limit, energy, frame.used)
    }
    frame.used += energy
    frame.penalty += penalty
    if ((++ticks & clockMask) === 0 && performance.now() > deadline) throw outOfTime(operation.name)
    frame.pc += 1
    operation.run(frame)
  }
  return usage
}
