// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardArt} from "./CardArt.sol";

/// @dev A thousand cards, the first and last of each level among them. `art.test.ts` has the same number of what the
/// twin draws for them.
contract CardArtTwinTest is TestBase {
    uint256 private constant TWIN = 0xb18bfcceabe66325f36cc3a4f28acf9ee6e80b829dd5d0c74c880a3c6e788c93;

    CardArt private immutable art = new CardArt();

    function test_TokenUri_OfAThousandCards() public view {
        bytes32 all = join(0, 1, "Clay", 50, 1, 5_000, 250);
        all = join(all, 2, "Marble", 220, 5_001, 7_000, 250);
        all = join(all, 3, "Glass", 600, 7_001, 7_800, 200);
        all = join(all, 4, "Silver", 1_300, 7_801, 8_050, 250);
        all = join(all, 5, "Gold", 4_200, 8_051, 8_100, 50);
        vm.assertEq(uint256(all), TWIN, "pictures");
    }

    /// @dev So many cards of a level in even steps, joined to what came before.
    function join(
        bytes32 all,
        uint256 level,
        string memory name,
        uint256 power,
        uint256 first,
        uint256 last,
        uint256 count
    ) private view returns (bytes32) {
        for (uint256 step; step < count; ++step) {
            uint256 id = first + (step * (last - first)) / (count - 1);
            all = keccak256(abi.encodePacked(all, this.hashOf(id, level, name, power)));
        }
        return all;
    }

    /// @dev A call of its own, whose memory is gone after it.
    function hashOf(uint256 id, uint256 level, string memory name, uint256 power) external view returns (bytes32) {
        bytes memory uri = bytes(art.tokenUri(id, level, name, power));
        vm.assertLe(uri.length, 8_192, "8 kB");
        return keccak256(uri);
    }
}
