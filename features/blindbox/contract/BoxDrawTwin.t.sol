// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Draw} from "./Draw.sol";
import {Urn} from "./Urn.sol";

/// @dev A thousand draws, ten urns of a hundred cards to their end. `draw.test.ts` has the same number of what the twin
/// draws.
contract BoxDrawTwinTest is TestBase {
    using Urn for mapping(uint256 word => uint256);

    /// @dev The words are of this address in the twin too.
    address private constant PLACE = address(uint160(0x7FA9385bE102ac3EAc297483Dd6233D62b3e1496));
    uint256 private constant TWIN = 0x3ce060b535e9127b569bf98a22d6d7527b0952ae064d045e9cae219f412e9e45;

    mapping(uint256 word => uint256) private _urn;
    mapping(uint256 word => uint256) private _other;

    function test_Draws_AreThoseOfTheTwin() public {
        vm.assertEq(address(this), PLACE, "place");
        bytes32 all;
        for (uint256 i; i < 1_000; ++i) {
            if (i % 100 == 0) this.refill();
            bytes20 secret = bytes20(uint160(i + 1));
            bytes32 word = Draw.word(secret, bytes32(i * i), keccak256(abi.encode(i)), (7 << 32) | i);
            uint256 left = 100 - (i % 100);
            uint256 tokenId = _urn.take(Draw.pick(Draw.at(word, i % 20), left), left - 1);
            all = keccak256(abi.encode(all, Draw.before(secret), tokenId));
        }
        vm.assertEq(uint256(all), TWIN, "as the twin");
    }

    /// @dev Opening many boxes is opening one after another: a request of n boxes under a word W leaves urn and cards
    /// as n requests of one box do, where the i-th draws with keccak256(W, i). Here for any word and any number.
    function test_OpenAll_IsOpenOneByOne(bytes32 word, uint256 count) public {
        count = bound(count, 1, 20);
        this.refill();
        for (uint256 i; i < count; ++i) {
            uint256 together = _urn.take(Draw.pick(Draw.at(word, i), 100 - i), 99 - i);
            vm.assertEq(this.drawAlone(Draw.at(word, i), 100 - i), together, "card");
        }
        for (uint256 i; i < 100 - count; ++i) vm.assertEq(_urn.at(i), _other.at(i), "urn");
    }

    /// @dev A draw in a separate call, from the other urn.
    function drawAlone(bytes32 word, uint256 left) external returns (uint256) {
        return _other.take(Draw.pick(word, left), left - 1);
    }

    function refill() external {
        uint256[] memory tokenIds = new uint256[](100);
        for (uint256 i; i < 100; ++i) tokenIds[i] = 1_000_003 * i + 1;
        this.fill(tokenIds);
    }

    function fill(uint256[] calldata tokenIds) external {
        _urn.fill(tokenIds);
        _other.fill(tokenIds);
    }
}
