// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev The part of forge's cheat codes that our tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function prank(address sender) external;
    /// @dev A wallet's own call: `tx.origin` is the second.
    function prank(address sender, address origin) external;
    function deal(address account, uint256 balance) external;
    function warp(uint256 time) external;
    function load(address account, bytes32 slot) external view returns (bytes32 word);
    function store(address account, bytes32 slot, bytes32 word) external;
    /// @dev The compiler takes `block.timestamp` for unchanging within a call; after `warp` read it here.
    function getBlockTimestamp() external view returns (uint256);
    function expectRevert(bytes calldata reason) external;
    function expectRevert(bytes4 selector) external;
    function expectEmit(address emitter) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function assume(bool condition) external;
    function mockCall(address called, bytes calldata data, bytes calldata answer) external;
    function clearMockedCalls() external;
    function getCode(string calldata artifact) external view returns (bytes memory creationCode);
    function readFile(string calldata path) external view returns (string memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function assertTrue(bool value, string calldata label) external pure;
    function assertEq(uint256 left, uint256 right, string calldata label) external pure;
    function assertEq(address left, address right, string calldata label) external pure;
    function assertEq(string calldata left, string calldata right, string calldata label) external pure;
    function assertGe(uint256 left, uint256 right, string calldata label) external pure;
    function assertLe(uint256 left, uint256 right, string calldata label) external pure;
}

/// @title What every Solidity test stands on.
/// @notice Test names state the case: `test_Function_WhenCondition`. Every assert carries a label.
abstract contract TestBase {
    /// @dev Read by forge.
    bool public constant IS_TEST = true;

    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address[] private _targets;

    /// @dev Read by forge: the contracts that an invariant run calls.
    function targetContracts() public view returns (address[] memory) {
        return _targets;
    }

    function target(address handler) internal {
        _targets.push(handler);
    }

    /// @dev An account with TRX, the same for the same name.
    function actor(string memory name) internal returns (address account) {
        account = address(uint160(uint256(keccak256(bytes(name)))));
        vm.deal(account, 1e15);
    }

    /// @dev A contract of the product, compiled as it is deployed; with `new` it would be compiled as this test is.
    function deploy(string memory name, bytes memory parameters) internal returns (address payable made) {
        bytes memory code = bytes.concat(vm.getCode(string.concat(name, ".sol:", name)), parameters);
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
            if iszero(made) {
                let reason := mload(0x40)
                returndatacopy(reason, 0, returndatasize())
                revert(reason, returndatasize())
            }
        }
    }

    /// @dev One that takes no parameters.
    function deploy(string memory name) internal returns (address payable) {
        return deploy(name, "");
    }

    /// @dev Lets time pass.
    function pass(uint256 time) internal virtual {
        vm.warp(vm.getBlockTimestamp() + time);
    }

    /// @dev The next call must fail and show this reason.
    function expectReason(string memory reason) internal {
        vm.expectRevert(abi.encodeWithSignature("Error(string)", reason));
    }

    /// @dev Any number, brought between `low` and `high`, both included.
    function bound(uint256 any, uint256 low, uint256 high) internal pure returns (uint256) {
        return low + any % (high - low + 1);
    }
}
