// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {EnergyWorld} from "./EnergyWorld.t.sol";
import {IStakeOps} from "./IStakeOps.sol";
import {Network} from "./Network.sol";

/// @dev Steps with stakes for energy and what each must come to, by TRON's rules. They run on the double here and on the
/// embedded network in energy.chain.test.ts: so the double is what the network is.
contract StakeScript {
    address private immutable _ops;
    address private immutable _receiver;

    /// @dev What the last step came to: whether it was done, then sun lent, staked, lendable, unfreezing, that are due, how
    /// many more unfreezings, and the balance.
    uint256[8] public found;

    constructor(address ops, address receiver) {
        (_ops, _receiver) = (ops, receiver);
    }

    /// @dev With what it begins.
    function fund() external payable {}

    function count() external pure returns (uint256) {
        return 19;
    }

    /// @dev Seconds that pass before a step.
    function wait(uint256 step) external pure returns (uint256) {
        return step == 14 ? 13 days : step == 15 || step == 17 ? 1 days + 60 : 0;
    }

    function run(uint256 step) external {
        (bool done,) = _ops.delegatecall(callOf(step));
        found = [
            done ? 1 : 0,
            Network.lent(),
            Network.staked(),
            Network.lendable(),
            Network.unfreezing(type(uint256).max),
            Network.unfreezing(block.timestamp),
            Network.exitsLeft(),
            address(this).balance
        ];
    }

    function foundAll() external view returns (uint256[8] memory) {
        return found;
    }

    function callOf(uint256 step) private view returns (bytes memory) {
        if (step == 0) return abi.encodeCall(IStakeOps.freeze, (1e6 - 1));
        if (step == 1) return abi.encodeCall(IStakeOps.freeze, (100e6));
        if (step == 2) return abi.encodeCall(IStakeOps.freeze, (20e6));
        if (step == 3) return abi.encodeCall(IStakeOps.delegate, (_receiver, 1e6 - 1));
        if (step == 4) return abi.encodeCall(IStakeOps.delegate, (_receiver, 21e6));
        if (step == 5) return abi.encodeCall(IStakeOps.delegate, (address(this), 5e6));
        if (step == 6) return abi.encodeCall(IStakeOps.delegate, (_ops, 5e6));
        if (step == 7) return abi.encodeCall(IStakeOps.delegate, (address(0xdead0001), 5e6));
        if (step == 8) return abi.encodeCall(IStakeOps.delegate, (_receiver, 15e6));
        if (step == 9) return abi.encodeCall(IStakeOps.unfreeze, (5e6 + 1));
        if (step == 10) return abi.encodeCall(IStakeOps.unfreeze, (0));
        if (step == 11) return abi.encodeCall(IStakeOps.unfreeze, (2e6));
        if (step == 12) return abi.encodeCall(IStakeOps.undelegate, (_receiver, 15e6 + 1));
        if (step == 13) return abi.encodeCall(IStakeOps.undelegate, (_receiver, 4e6));
        if (step == 14) return abi.encodeCall(IStakeOps.unfreeze, (1e6));
        // What is due comes out on the way.
        if (step == 15) return abi.encodeCall(IStakeOps.unfreeze, (1e6));
        if (step == 16) return abi.encodeCall(IStakeOps.withdraw, ());
        if (step == 17) return abi.encodeWithSelector(0x12345678, 5e6);
        return abi.encodeCall(IStakeOps.undelegate, (_receiver, 11e6));
    }

    /// @dev With a balance of 50 TRX at first.
    function expected(uint256 step) external pure returns (uint256[8] memory) {
        if (step < 2) return [uint256(0), 0, 0, 0, 0, 0, 32, 50e6];
        if (step < 8) return [step == 2 ? 1 : uint256(0), 0, 20e6, 20e6, 0, 0, 32, 30e6];
        if (step < 11) return [step == 8 ? 1 : uint256(0), 15e6, 5e6, 5e6, 0, 0, 32, 30e6];
        if (step < 13) return [step == 11 ? 1 : uint256(0), 15e6, 3e6, 3e6, 2e6, 0, 31, 30e6];
        if (step == 13) return [uint256(1), 11e6, 7e6, 7e6, 2e6, 0, 31, 30e6];
        if (step == 14) return [uint256(1), 11e6, 6e6, 6e6, 3e6, 0, 30, 30e6];
        if (step < 17) return [uint256(1), 11e6, 5e6, 5e6, 2e6, 0, 30, 32e6];
        if (step == 17) return [uint256(0), 11e6, 5e6, 5e6, 2e6, 0, 30, 32e6];
        return [uint256(1), 0, 16e6, 16e6, 2e6, 0, 30, 32e6];
    }
}

contract StakeScriptTest is EnergyWorld {
    function test_TheDoubleDoesWhatTheNetworkDoes() public {
        StakeScript script = new StakeScript(factory.stakeOps(), BOB);
        script.fund{value: 50e6}();
        for (uint256 step; step < script.count(); ++step) {
            pass(script.wait(step));
            script.run(step);
            uint256[8] memory found = script.foundAll();
            uint256[8] memory expected = script.expected(step);
            for (uint256 i; i < 8; ++i) vm.assertEq(found[i], expected[i], string.concat(label(i), " of a step"));
        }
    }

    function label(uint256 i) private pure returns (string memory) {
        return ["done", "lent", "staked", "lendable", "unfreezing", "due", "exits", "balance"][i];
    }
}
