// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev A contract that returns chosen bytes to each call, and reverts with nothing to the others.
contract AnyWords {
    mapping(bytes4 selector => bytes) private _answers;

    function answer(bytes4 selector, bytes calldata bytes_) external {
        _answers[selector] = bytes_;
    }

    fallback(bytes calldata) external returns (bytes memory answered) {
        answered = _answers[msg.sig];
        require(answered.length > 0);
    }
}
