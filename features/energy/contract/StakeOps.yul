// TRON's staking for energy, as IStakeOps.sol has it: only TRON's own compiler knows these operations. What is compiled
// of this stands in StakeCode.sol; StakeOps.test.ts compiles it again.
object "StakeOps" {
    code {
        datacopy(0, dataoffset("runtime"), datasize("runtime"))
        return(0, datasize("runtime"))
    }
    object "runtime" {
        code {
            let done
            switch shr(224, calldataload(0))
            // freeze(uint256)
            case 0xd7a78db8 { done := verbatim_2i_1o(hex"da", 1, calldataload(4)) }
            // unfreeze(uint256)
            case 0x6623fc46 { done := verbatim_2i_1o(hex"db", 1, calldataload(4)) }
            // withdraw(): 0 where nothing has waited long enough
            case 0x3ccfd60b { done := or(1, verbatim_0i_1o(hex"dd")) }
            // delegate(address,uint256)
            case 0x026e402b { done := verbatim_3i_1o(hex"de", 1, calldataload(36), calldataload(4)) }
            // undelegate(address,uint256)
            case 0x4d99dd16 { done := verbatim_3i_1o(hex"df", 1, calldataload(36), calldataload(4)) }
            if iszero(done) { revert(0, 0) }
        }
    }
}
