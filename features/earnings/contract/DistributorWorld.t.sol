// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {RewardDistributor} from "./RewardDistributor.sol";
import {Leaf, RewardTree} from "./RewardTree.t.sol";

/// @title The world that every test of RewardDistributor lives in.
/// @notice Block 1,000; 1,000 TRX (in sun) and 1,000e6 of each coin lie in the contract. The next epoch's leaves are
/// `leaves`, with their places as indexes, its totals their sums.
abstract contract DistributorWorld is TestBase {
    using RewardTree for bytes32[];
    using RewardTree for Leaf;

    Blocks internal constant blocks = Blocks(address(vm));
    address internal constant TRX = address(0);
    uint256 internal constant CHALLENGE = 1 days;
    uint256 internal constant FUNDS = 1_000e6;
    bytes32 internal constant DATA = "data";

    address internal immutable BUILDER = actor("builder");
    address internal immutable GUARDIAN = actor("guardian");
    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");
    address internal immutable CAROL = actor("carol");

    RewardDistributor internal distributor;
    FickleToken internal tes;
    OddToken internal odd;
    Usdt internal usdt;
    Leaf[] internal leaves;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        blocks.roll(1_000);
        distributor = RewardDistributor(deploy("RewardDistributor", abi.encode(BUILDER, GUARDIAN, CHALLENGE)));
        (tes, odd, usdt) = (new FickleToken(), new OddToken(), Usdt(deploy("Usdt", abi.encode(1e30))));
        tes.transfer(address(distributor), FUNDS);
        odd.transfer(address(distributor), FUNDS);
        usdt.transfer(address(distributor), FUNDS);
        vm.deal(address(distributor), FUNDS);
    }

    function pass(uint256 time) internal override {
        super.pass(time);
        blocks.roll(blocks.getBlockNumber() + 1);
    }

    // ---- Epochs

    function earn(address account, address token, uint256 amount) internal {
        leaves.push(Leaf(leaves.length, account, token, amount));
    }

    /// @dev Of every token, ascending, the sum of its leaves.
    function sums() internal view returns (address[] memory tokens, uint256[] memory totals) {
        tokens = allTokens();
        totals = new uint256[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) {
            for (uint256 j; j < leaves.length; ++j) {
                if (leaves[j].token == tokens[i]) totals[i] += leaves[j].amount;
            }
        }
    }

    function allTokens() internal view returns (address[] memory tokens) {
        tokens = new address[](4);
        (tokens[1], tokens[2], tokens[3]) = (address(tes), address(odd), address(usdt));
        for (uint256 i = 1; i < 4; ++i) {
            for (uint256 j = i + 1; j < 4; ++j) {
                if (tokens[j] < tokens[i]) (tokens[i], tokens[j]) = (tokens[j], tokens[i]);
            }
        }
    }

    function rootOfLeaves() internal view returns (bytes32) {
        return row().rootOf();
    }

    function row() internal view returns (bytes32[] memory hashes) {
        hashes = new bytes32[](leaves.length);
        for (uint256 i; i < hashes.length; ++i) hashes[i] = leaves[i].hashOf();
    }

    /// @dev Reads up to the block before this one.
    function post() internal returns (uint256 epoch) {
        (address[] memory tokens, uint256[] memory totals) = sums();
        return post(tokens, totals);
    }

    function post(address[] memory tokens, uint256[] memory totals) internal returns (uint256 epoch) {
        bytes32 root = rootOfLeaves();
        uint256 block_ = blocks.getBlockNumber() - 1;
        vm.prank(BUILDER);
        return distributor.post(root, DATA, block_, tokens, totals);
    }

    function post(address token, uint256 total) internal returns (uint256 epoch) {
        return post(one(token), one(total));
    }

    function accept(uint256 epoch) internal {
        pass(CHALLENGE);
        vm.prank(CAROL);
        distributor.accept(epoch);
        // The next epoch reads the block of it.
        blocks.roll(blocks.getBlockNumber() + 1);
    }

    function accepted() internal returns (uint256 epoch) {
        epoch = post();
        accept(epoch);
    }

    // ---- Claims

    /// @dev One leaf, claimed by another account.
    function claim(uint256 epoch, uint256 at) internal returns (uint256) {
        return claim(epoch, leaves[at], proofsOf(at));
    }

    function claim(uint256 epoch, Leaf memory leaf, bytes32[][] memory proofs) internal returns (uint256) {
        vm.prank(CAROL);
        uint256[] memory paid =
            distributor.claim(leaf.account, one(epoch), one(leaf.index), one(leaf.token), one(leaf.amount), proofs);
        // Empty where it was expected to revert.
        return paid.length == 0 ? 0 : paid[0];
    }

    function proofsOf(uint256 at) internal view returns (bytes32[][] memory proofs) {
        proofs = new bytes32[][](1);
        proofs[0] = row().proofOf(at);
    }

    function one(address token) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = token;
    }

    function one(uint256 number) internal pure returns (uint256[] memory list) {
        list = new uint256[](1);
        list[0] = number;
    }
}
