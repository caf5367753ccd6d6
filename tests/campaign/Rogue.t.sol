// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";

/// @dev An attacker with code: refuses TRX, burns all energy, calls back, and borrows from pools for one call.
contract Rogue {
    uint256 public mood;
    address private _called;
    bytes private _call;

    /// @dev Around a call of its own; whether that came to something, and to stay.
    event Begun();
    event Ended(bool done);

    /// @param mood_ 0: takes TRX; 1: refuses; 2: burns all energy; 3: calls back and takes; 4: calls back and refuses.
    function set(uint256 mood_, address called, bytes calldata call) external {
        (mood, _called, _call) = (mood_, called, call);
    }

    receive() external payable {
        if (mood == 2) burnAll();
        if (mood >= 3) _callBack(mood == 3);
        require(mood % 3 == 0, "Refused");
    }

    /// @dev At once: a loop would take seconds of the machine.
    function burnAll() private pure {
        assembly {
            invalid()
        }
    }

    function callBack() external {
        _callBack(true);
    }

    /// @dev Pays back what it borrowed and less than the fee, or more.
    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata data) external {
        _callBack(true);
        (address coin0, address coin1, uint256 percent) = abi.decode(data, (address, address, uint256));
        if (amount0 > 0) _send(coin0, (amount0 * percent) / 100 + 1);
        if (amount1 > 0) _send(coin1, (amount1 * percent) / 100 + 1);
    }

    function _send(address coin, uint256 amount) private {
        (bool done,) = coin.call(abi.encodeCall(ITRC20.transfer, (msg.sender, amount)));
        require(done, "Not paid back");
    }

    /// @dev Once; the mark of its end is always paid for.
    function _callBack(bool stays) private {
        (address called, bytes memory data) = (_called, _call);
        uint256 left = gasleft();
        if (called == address(0) || left < 25_000) return;
        emit Begun();
        _called = address(0);
        (bool done,) = called.call{gas: left - 25_000}(data);
        emit Ended(done && stays);
    }
}
