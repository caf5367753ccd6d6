// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

contract Hatched {}

/// @dev Makes a contract where an account may be already: its address is known before.
contract Cuckoo {
    function place() external view returns (address) {
        bytes32 code = keccak256(type(Hatched).creationCode);
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0x41), address(this), bytes32(0), code));
        return address(uint160(uint256(hash)));
    }

    function hatch() external {
        new Hatched{salt: 0}();
    }
}
