// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev A receiver that takes TRX only when set to, and may use energy without end.
contract Moody {
    bool public takes;
    bool public spends;

    function set(bool takes_, bool spends_) external {
        takes = takes_;
        spends = spends_;
    }

    function act(address on, uint256 value, bytes calldata data) external payable {
        (bool done, bytes memory answer) = on.call{value: value}(data);
        if (done) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }

    receive() external payable {
        while (spends) {}
        // By a call, as a wallet behind a proxy makes one.
        require(this.takes(), "Not now");
    }
}
